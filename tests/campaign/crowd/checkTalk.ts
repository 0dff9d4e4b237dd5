import { phoneIdOf } from '../../../functions/push/phoneItem.ts';
import type { Stores } from '../client/stores.ts';
import type { Inn } from './members.ts';

/** Messages that were taken stand once, others not at all, and phones are those of whoever was told so. */
export function checkTalk(
  { words, phones }: Inn,
  { messages, vendors }: Pick<Stores, 'messages' | 'vendors'>,
): string[] {
  const texts = Map.groupBy(messages, ({ text }) => String(text));
  return [
    ...words.flatMap(({ text, entry }) => {
      const count = texts.get(text)?.length ?? 0;
      const { possible } = entry;
      const right = entry.resolve(count > 0 ? 'stands' : undefined);
      return [
        ...(count > 1 ? [`${text} stands ${count} times`] : []),
        ...(right ? [] : [`${text} stands ${count} times and should be ${possible.join(' or ') || 'gone'}`]),
      ];
    }),
    ...phones.flatMap(({ told, entry }) => {
      const owner = vendors.find(({ pk }) => pk === `phone#${phoneIdOf(told.endpoint)}`)?.accountId;
      const { possible } = entry;
      return entry.resolve(owner as string | undefined)
        ? []
        : [`a phone is that of ${owner} and should be that of ${possible.join(' or ')}`];
    }),
  ];
}
