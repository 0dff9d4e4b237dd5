import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import type { Client } from '../runtime/caller.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import { type Secrets, secrets } from '../runtime/secrets.ts';
import type { Table } from '../runtime/table.ts';
import { isSolved, newChallenge, readWork, type SentWork } from './challenges.ts';
import type { WorkLevel } from './levels.ts';

/** Work that a call must bring: for one kind of calls, and of this level or a higher one. */
export interface Demand {
  kind: string;
  level: WorkLevel;
}

/** Asks for work in the place of a refusal, by role. */
const work = portByRole(['PutItem'], (table, role) => {
  const done = new WeakMap<Client, Demand>();
  return {
    /**
     * Lets a call pass that brings work for this role, kind and address, of the level or a higher one. It is used up by
     * that, and stands for every further demand of its kind in the call.
     * @throws Failure `work_needed` with a challenge for every other call
     */
    demand: async (client: Client, { kind, level }: Demand, secrets: Secrets): Promise<void> => {
      if (covers(done.get(client), { kind, level })) return;
      const purpose = purposeOf(role, kind, client);
      const sent = readWork(client.work);
      if (sent && isFor(sent, purpose, level) && (await isSolved(sent, secrets)) && (await markUsed(table, sent))) {
        done.set(client, { kind, level: sent.challenge.parameters.data.level as WorkLevel });
        return;
      }
      throw fail('work_needed', { challenge: await newChallenge(purpose, level, await secrets.signing()) });
    },
  };
});

/** Ports of an operation that asks for work, by role: `ports.work.demand(client, { kind, level }, ports.secrets)`. */
export const workPorts = byRole((role) => ({ work: work[role], secrets }));

function covers(done: Demand | undefined, { kind, level }: Demand): boolean {
  return done !== undefined && done.kind === kind && done.level >= level;
}

function purposeOf(role: Role, kind: string, { address }: Client): string {
  return createHash('sha256').update([role, kind, address].join('\n')).digest('base64url');
}

function isFor({ challenge: { parameters } }: SentWork, purpose: string, level: WorkLevel): boolean {
  return parameters.data.for === purpose && parameters.data.level >= level;
}

/** A mark is kept until its challenge is over for every clock. */
const keptSeconds = 60;

/** Whether nothing has used the work before. */
async function markUsed({ client, name: TableName }: Table, { challenge }: SentWork): Promise<boolean> {
  const pk = `work#${createHash('sha256').update(challenge.signature).digest('hex')}`;
  const Item = { pk, sk: 'work', expiresAt: challenge.parameters.expiresAt + keptSeconds };
  const mark = new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' });
  return (await whenConditionHolds(() => client.send(mark))) !== undefined;
}
