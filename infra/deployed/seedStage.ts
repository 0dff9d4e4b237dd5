import { mailMarkKey } from '../../functions/bookings/mails/mailMarks.ts';
import type { MailKind, MailName } from '../../functions/bookings/mails/mailsOf.ts';
import { retryOnConflict } from '../../functions/runtime/retry.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { sampleStays } from '../local/samples/seedBookings.ts';
import { type SampleStores, seedWhenEmpty } from '../local/samples/seedWhenEmpty.ts';
import type { Stage } from '../stages/stage.ts';
import { stageNamed } from '../stages/stageNamed.ts';

/** The stage that is to get the samples. @throws Error for one whose data is kept, or that is not there */
export async function seededStage(name: string | undefined): Promise<Pick<Stage, 'name'>> {
  if (name === undefined) throw new Error('Name the stage: npm run seed -- -c stage=<name>.');
  const stage = await stageNamed(name);
  if (stage.keepsData) throw new Error(`The stage ${name} keeps the data of people: it gets no samples.`);
  return stage;
}

/** Fills a stage with the samples. It may be stopped and started again: what is there is not stored twice. */
export async function seedStage(stores: SampleStores, say: (sentence: string) => void): Promise<void> {
  await settleMails(stores.bookings);
  const progress = (things: string, done: number, all: number) => say(`${done} of ${all} ${things} stored.`);
  // A function of the stage may be at a property at the same moment.
  await retryOnConflict(() => seedWhenEmpty(stores, say, progress));
  say('The samples are there.');
}

const kinds: readonly MailKind[] = [
  ...(['requested', 'accepted', 'declined', 'withdrawn', 'cancelled', 'expired', 'reminder'] as const),
];

const names: readonly MailName[] = kinds.flatMap((kind) => [
  { kind, side: 'guest' as const },
  { kind, side: 'owner' as const },
]);

/** The people of the samples have no mailboxes, and a mail that comes back harms the sender: those of sample bookings are settled before. */
async function settleMails(bookings: Table): Promise<void> {
  for (const { booking } of sampleStays()) {
    const marks = names.map((name) => ({
      Put: { TableName: bookings.name, Item: { ...mailMarkKey(booking.id, name), state: 'refused' } },
    }));
    await transact(bookings, marks);
  }
}
