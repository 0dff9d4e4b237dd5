import type { Mutant } from './mutant.ts';

const life = 'tests/functions/money/advances.once.test.ts';
const days = 'tests/functions/money/advanceOtherDays.once.test.ts';
const kept = 'tests/functions/money/advanceKept.once.test.ts';
const orders = 'tests/functions/money/advanceOrders.once.test.ts';

/** Mistakes that could be made about advances, their ends and their refunds. */
export const advanceMutants: Mutant[] = [
  {
    name: 'advance: one that was sent lapses all the same',
    file: 'functions/money/advance.ts',
    text: "booking === 'active' && lapsingAdvances.includes(state)",
    becomes: "booking === 'active' && (state === 'sent' || lapsingAdvances.includes(state))",
    tests: [life],
  },
  {
    name: 'advance: a refund is paid a second time',
    file: 'shared/rules/advanceLife.ts',
    text: "giveMore: { from: 'received',",
    becomes: "giveMore: { from: 'confirmed',",
    tests: [life, orders],
  },
  {
    name: 'advance: the refund follows from the day of the answer',
    file: 'functions/money/receiving.ts',
    text: '(advance.refundPercent ?? 0)',
    becomes: '(isLapsed(booking, moment) ? 100 : 0)',
    tests: [life],
  },
  {
    name: 'advance: a cancel of the owner gives back by the policy',
    file: 'functions/money/advanceEnds.ts',
    text: 'return isOwed ? 100 : refundPercent(policy, checkIn, now);',
    becomes: 'return isOwed ? 0 : refundPercent(policy, checkIn, now);',
    tests: [life],
  },
  {
    name: 'advance: a move begins at any state',
    file: 'shared/rules/advanceLife.ts',
    text: 'return advanceMoves[move].from === state && times',
    becomes: 'return times',
    tests: [orders],
  },
  {
    name: 'advance: an owner who wants no more keeps the part that came',
    file: 'shared/rules/advanceLife.ts',
    text: "waiveRest: { from: 'asked', to: 'received',",
    becomes: "waiveRest: { from: 'asked', to: 'ended',",
    tests: ['tests/functions/money/advanceParts.once.test.ts'],
  },
  {
    name: 'advance: a lapsed booking keeps its nights',
    file: 'functions/bookings/ends.ts',
    text: "booking.state === 'active' ? nightsLeft(booking, now) : []",
    becomes: "booking.state === 'active' && move !== 'lapse' ? nightsLeft(booking, now) : []",
    tests: [life],
  },
  {
    name: 'advance: a proof after the end counts as one in time',
    file: 'functions/money/payments.ts',
    text: 'new Date() >= new Date(advance.until)',
    becomes: 'new Date() < new Date(advance.until)',
    tests: [orders],
  },
  {
    name: 'advance: a payment of after the lapse is proved',
    file: 'functions/money/proofs.ts',
    text: 'lapsedAt === undefined ? undefined : today(new Date(lapsedAt))',
    becomes: 'lapsedAt === undefined ? undefined : today()',
    tests: [orders],
  },
  {
    name: 'advance: nights that were stayed are given back',
    file: 'functions/money/advance.ts',
    text: 'received - used',
    becomes: 'received',
    tests: ['tests/functions/money/brokenOffStays.once.test.ts'],
  },
  {
    name: 'advance: an id that was given before is not marked',
    file: 'functions/money/proofs.ts',
    text: 'usedBefore: known.bookingId !== bookingId',
    becomes: 'usedBefore: known.bookingId === bookingId',
    tests: [orders],
  },
  {
    name: 'advance: an answer counts for what was not shown',
    file: 'functions/money/ownerAnswers.ts',
    text: "if (advance.revision !== answer.revision) throw fail('advance_changed');",
    becomes: '',
    tests: [orders],
  },
  {
    name: 'advance: the account stays open once a proof was sent',
    file: 'functions/money/openedPayee.ts',
    text: 'advance !== undefined && lapsingAdvances.includes(advance.state)',
    becomes: 'advance !== undefined',
    tests: [life],
  },
  {
    name: 'advance: a part goes back by the day on which the clock comes',
    file: 'functions/money/advanceEnds.ts',
    text: 'refundPercent(advance.policy, checkIn, ended)',
    becomes: 'refundPercent(advance.policy, checkIn, moment.now)',
    tests: ['tests/functions/money/advanceParts.once.test.ts'],
  },
  {
    name: 'advance: a part leaves nothing asked',
    file: 'functions/money/receiving.ts',
    text: 'sum < advance.amount',
    becomes: 'sum < 0',
    tests: [life],
  },
  {
    name: 'advance: two unseen payments do not end advances by a guest',
    file: 'functions/money/guestStanding.ts',
    text: 'unseenBounds = { most: 2,',
    becomes: 'unseenBounds = { most: 3,',
    tests: [orders],
  },
  {
    name: 'advance: a late payment is owed back though the nights are free',
    file: 'functions/money/receiving.ts',
    text: 'got.received >= got.amount && side.ground',
    becomes: 'got.received > got.amount && side.ground',
    tests: [life],
  },
  {
    name: 'advance: a nearer arrival keeps the old time to pay',
    file: 'shared/rules/changedAdvance.ts',
    text: 'const left = untilOfStay(until, stay.after.checkIn);',
    becomes: 'const left = until;',
    tests: [days],
  },
  {
    name: 'advance: a nearer arrival lapses a booking whatever time it leaves',
    file: 'shared/rules/changedAdvance.ts',
    text: 'if (left === until || !isShort(left, stay.now)) return changed;',
    becomes: 'if (lowered > received) return changed;',
    tests: [days],
  },
  {
    name: 'advance: rooms are given back after the time to pay',
    file: 'shared/rules/bookingLife.ts',
    text: "return stateAt(booking, now) === 'active' && times[bookingChanges",
    becomes: "return booking.state === 'active' && times[bookingChanges",
    tests: [days],
  },
  {
    name: 'advance: a change is agreed to after the time to pay',
    file: 'shared/rules/proposalLife.ts',
    text: '|| isUnpaid(booking, now) ||',
    becomes: '||',
    tests: [days],
  },
  {
    name: 'advance: one of which money is on its way ends with its books',
    file: 'functions/money/advanceItem.ts',
    text: 'unsettledAdvances.includes(state) ? undefined : ',
    becomes: '',
    tests: [kept],
  },
];
