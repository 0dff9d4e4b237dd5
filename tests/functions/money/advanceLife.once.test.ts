import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Advance } from '../../../functions/money/advance.ts';
import type { AdvanceMoment } from '../../../shared/rules/advanceConditions.ts';
import { advanceMoves, mayMoveAdvance } from '../../../shared/rules/advanceLife.ts';
import { lapsingAdvances } from '../../../shared/rules/advanceStates.ts';
import { bookingMoves, stateAt } from '../../../shared/rules/bookingLife.ts';
import { addDays, instantOf } from '../../../shared/rules/dates.ts';
import { paidOf } from '../../../shared/rules/ledger.ts';
import { confirmDirectly, openAccount } from '../../support/accounts.ts';
import { advanceActs, bookingActs } from '../../support/advanceActs.ts';
import { openAdvances } from '../../support/advances.ts';
import { cancelAsOwner } from '../../support/bookings.ts';
import { repeats } from '../../support/repeats.ts';

const desk = openAdvances();

const acts = advanceActs(desk);
const others = bookingActs(desk);

type Step = keyof typeof acts | keyof typeof others;

const isAct = (step: Step): step is keyof typeof acts => Object.hasOwn(acts, step);

async function momentOf(id: string): Promise<{ advance: Advance; moment: AdvanceMoment }> {
  const [booking, advance] = [await desk.record(id), await desk.advance(id)];
  if (!booking) throw new Error('The booking is gone.');
  const now = new Date();
  return { advance, moment: { ...advance, booking: stateAt(booking, now), now } };
}

/** One state follows from another by moves of the table, two of them at most. */
function follows(from: string, to: string, rules: readonly { from: string; to: string }[]): boolean {
  const next = (states: string[]) => rules.filter((rule) => states.includes(rule.from)).map((rule) => rule.to);
  return from === to || next([from]).includes(to) || next(next([from])).includes(to);
}

type BookingRecord = NonNullable<Awaited<ReturnType<typeof desk.record>>>;

/** The copy says until when the booking stands, and no advance that is asked for has time after 20:00 of the eve, nor lapses after it. */
function expectTimes(
  { state, until, lapsedAt, waived }: Advance,
  { state: booking, advance, checkIn }: BookingRecord,
): void {
  const eve = instantOf(addDays(checkIn, -1), 20).toISOString();
  const lapses =
    booking === 'active' && lapsingAdvances.includes(state) && !waived && until !== undefined && until <= eve;
  expect([advance?.state, advance?.until]).toEqual([state, lapses ? until : undefined]);
  if (state === 'asked') expect(lapses).toBe(true);
  if (lapsedAt !== undefined) expect(lapsedAt <= eve).toBe(true);
}

/** Both sides read one account, which is that of the ledger, and nobody's nights are held. */
async function agree(id: string): Promise<void> {
  const [guest, owner, record, nights] = [
    await desk.shown(id),
    await desk.shownToOwner(id),
    await desk.record(id),
    await desk.taken(),
  ];
  expect(guest.account).toEqual(owner.account);
  expect(guest.account.paid).toBe(paidOf(guest.lines));
  expect(guest.account.balance).toBe(guest.account.owed - paidOf(guest.lines));
  expect(record?.paid ?? 0).toBe(guest.account.paid);
  expect(guest.advance.received).toBe(paidOf(guest.lines.filter(({ kind }: { kind: string }) => kind === 'in')));
  expect(nights).toHaveLength(record?.state === 'active' ? 3 : 0);
  if (record) expectTimes(await desk.advance(id), record);
}

/** The life of an advance of another guest, for none is asked of who did not pay two of them. */
async function live(steps: readonly Step[]): Promise<void> {
  desk.guest = await openAccount('user');
  await confirmDirectly(desk.owners.desk.tables, desk.guest);
  const id = await desk.booked([30, 33]);
  for (const step of steps) {
    const { advance: before, moment } = await momentOf(id);
    const booking = moment.booking;
    if (isAct(step)) {
      const { status } = await acts[step].act(id);
      const may = acts[step].moves.some((move) => mayMoveAdvance(move, before.state, moment));
      expect([step, before.state, status < 300]).toEqual([step, before.state, may && status !== 400]);
    } else await others[step](id);
    const after = await desk.advance(id);
    expect([step, before.state, after.state, follows(before.state, after.state, Object.values(advanceMoves))]).toEqual([
      ...[step, before.state, after.state],
      true,
    ]);
    const now = (await desk.record(id))?.state ?? '';
    expect(follows(booking, now, Object.values(bookingMoves))).toBe(true);
    await agree(id);
  }
  // The nights are the next life's, in which its owner owes nothing.
  await cancelAsOwner(desk.owners.vendor, id);
  await acts.payBack.act(id);
}

test.each([
  ['is paid, and given back', 'prove prove receive receive cancel cancel payBack payBack confirm deny'],
  ['has other days', 'nearer hours later provePart receive tomorrow prove cancel payBack'],
  ['is not seen before it has other days', 'prove miss nearer hours tomorrow prove miss receive cancel'],
  ['has no days left after its time', 'nearer day later tomorrow proveLate receive later cancel payBack'],
  ['is paid in parts', 'provePart receive hours provePart receive prove miss day confirm'],
  ['is not seen, again and again', 'prove miss payBack prove miss prove day waive receive cancelAsOwner payBack deny'],
  ['lapses, and is proved late', 'day waive receive proveLate day receive cancel payBack confirm'],
  ['is waived while a payment is not seen', 'prove miss waive waive prove day miss settleForGuest cancel payBack'],
  ['is waived while a part is not seen', 'prove receiveLess waive hours hours hours cancelAsOwner payBack'],
  ['is waived once a part has come', 'provePart receive waive day cancelAsOwner payBack confirm'],
  [
    'is seen in part, and not all of it',
    'prove receiveLess proveAgain receiveLess receiveLess settleForGuest cancel payBack',
  ],
  ['is seen in part once it is late', 'day proveLate receiveLess receiveLess day cancel payBack confirm'],
  ['is settled for the owner', 'prove settleForOwner day day settleForOwner receive'],
  ['is settled for the owner in part', 'provePart receive prove miss prove miss settleForOwner settleForOwner payBack'],
  [
    'is not given back',
    'prove receive cancel payBack deny settleForGuest payBack deny settleForGuest settleForOwner payBack',
  ],
  ['is settled for the guest twice', 'prove day day settleForGuest cancel payBack deny settleForGuest settleForGuest'],
  ['is waived', 'waive prove day day cancel payBack'],
])(
  'an advance that %s is in every state as its life, its ledger and its nights say',
  (_, steps) => live(steps.split(' ') as Step[]),
  120_000,
);

test('an advance is so in any life', async () => {
  // A stay of tomorrow would begin, and its nights would be over, within a life.
  const ofOthers = Object.keys(others).filter((name) => name !== 'tomorrow');
  const step = fc.constantFrom(...([...Object.keys(acts), ...ofOthers, 'prove', 'receive', 'receive'] as Step[]));
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), live), {
    numRuns: repeats({ usual: 6, thorough: 60 }),
    endOnFailure: true,
  });
}, 600_000);
