import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { documents, type TableKey } from '../../../functions/runtime/table.ts';
import type { Inside } from '../journey/scene.ts';
import { pastIn } from './past.ts';

interface SentMail {
  To: string[];
  BodyText: string;
}

/** Looks into a stage on the emulator, whose tables have these names. */
export function insideOf(address: string, tables: Record<TableKey, string>): Inside {
  const client = documents(new DynamoDBClient({ endpoint: address }));
  return {
    ...pastIn((key) => ({ client, name: tables[key] })),
    mailsTo: async (email) => {
      const answer = await fetch(`${address}/_ministack/ses/messages`, { signal: AbortSignal.timeout(10_000) });
      const { messages } = (await answer.json()) as { messages: Record<string, SentMail[]> };
      const all = Object.values(messages).flat();
      return all.filter(({ To }) => To.includes(email)).map(({ BodyText }) => BodyText);
    },
  };
}
