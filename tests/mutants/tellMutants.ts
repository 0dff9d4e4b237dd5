import type { Mutant } from './mutant.ts';

const mails = ['tests/functions/money/advanceMails.once.test.ts'];
const facts = ['tests/functions/money/advanceMailFacts.once.test.ts'];
const phones = ['tests/functions/push/advances.once.test.ts'];
const trust = ['tests/functions/bookings/hostTrust.pure.test.ts'];
const operators = ['tests/functions/operate/advances.once.test.ts'];
const ends = ['tests/functions/operate/advancesEnd.once.test.ts'];

/** Mistakes that could be made about what follows from advances. */
export const tellMutants: Mutant[] = [
  {
    name: 'tell: an event of an advance mails once in its life',
    file: 'functions/bookings/mails/advanceMails.ts',
    text: 'sides.map((side) => ({ kind, side, at }))',
    becomes: 'sides.map((side) => ({ kind, side, at: kind }))',
    tests: mails,
  },
  {
    name: 'tell: a guest is reminded of what was paid',
    file: 'functions/bookings/mails/advanceMails.ts',
    text: "  advanceReminder: 'asked',\n",
    becomes: '',
    tests: mails,
  },
  {
    name: 'tell: a late payment that reinstates a booking is told twice',
    file: 'functions/bookings/mails/advanceMails.ts',
    text: "  if (kind === 'advanceReceived' && advanceNow?.late && state === 'active') return false;\n",
    becomes: '',
    tests: facts,
  },
  {
    name: 'tell: mails about advances do not warn',
    file: 'functions/bookings/mails/bookingMail.ts',
    text: "isAdvanceMail(name.kind) && name.side === 'guest' ?",
    becomes: 'false ?',
    tests: mails,
  },
  {
    name: 'tell: a deadline within the hour waits for a digest',
    file: 'functions/bookings/mails/admit.ts',
    text: 'if (paidBy !== undefined) return endsSoon(paidBy);',
    becomes: '',
    tests: facts,
  },
  {
    name: 'tell: an acceptance says no amount',
    file: 'functions/bookings/mails/mailsOf.ts',
    text: "kind: advanceNow ? 'acceptedAsking' : 'accepted'",
    becomes: "kind: 'accepted'",
    tests: facts,
  },
  {
    name: 'tell: no phone rings for a payment that was not seen',
    file: 'functions/push/notices.ts',
    text: "  'advance.unseen': bookingNotices,\n",
    becomes: '',
    tests: phones,
  },
  {
    name: 'tell: an account with a refund due is erased',
    file: 'infra/operate/unsettled.ts',
    text: 'unsettledAdvances.includes(state) ||',
    becomes: '',
    tests: ends,
  },
  {
    name: 'tell: a guest is erased whose stay ahead was paid for',
    file: 'infra/operate/unsettled.ts',
    text: " || (state === 'received' && stateNow(booking) === 'active')",
    becomes: '',
    tests: ends,
  },
  {
    name: 'tell: an erasing leaves the proof of a payment',
    file: 'infra/operate/deleteTraveller.ts',
    text: "  await eraseFromAdvance(tables.bookings, id, 'guest');\n",
    becomes: '',
    tests: ends,
  },
  {
    name: 'tell: a suspended owner goes on asking for advances',
    file: 'infra/operate/suspend.ts',
    text: 'advance && isAsked(advance.state)',
    becomes: 'false',
    tests: ends,
  },
  {
    name: 'tell: operators are mailed of an advance each time',
    file: 'functions/events/tellReports.ts',
    text: 'if (isOver(await mail.offer(unsolvedMail(untold.items)))) await untold.settle();',
    becomes: 'await mail.offer(unsolvedMail(untold.items));',
    tests: operators,
  },
  {
    name: 'trust: four stays are told',
    file: 'functions/bookings/hostTrust.ts',
    text: 'const enough = 5;',
    becomes: 'const enough = 4;',
    tests: trust,
  },
  {
    name: 'trust: stays ahead count',
    file: 'functions/bookings/hostTrust.ts',
    text: 'ahead.filter((each) => each.slice(0, 10) <= day)',
    becomes: 'ahead.filter(() => true)',
    tests: trust,
  },
  {
    name: 'trust: stays of all years count',
    file: 'functions/bookings/hostTrust.ts',
    text: 'const noted = Object.entries(past).filter(([month]) => month >= first);',
    becomes: 'const noted = Object.entries(past);',
    tests: trust,
  },
  {
    name: 'trust: a missed stay stays counted',
    file: 'functions/bookings/hostTrust.ts',
    text: "const stands = state === 'active' || state === 'completed';",
    becomes: 'const stands = true;',
    tests: trust,
  },
  {
    name: 'trust: an owner enters stays of his own',
    file: 'functions/bookings/hostTrust.ts',
    text: '!hasTraveller(booking) ||',
    becomes: '',
    tests: trust,
  },
  {
    name: 'trust: a refund counts on its owner’s word',
    file: 'functions/bookings/hostTrust.ts',
    text: "const came = state === 'confirmed' ||",
    becomes: "const came = state === 'refunded' || state === 'confirmed' ||",
    tests: trust,
  },
  {
    name: 'trust: the fastest refund is told',
    file: 'functions/bookings/hostTrust.ts',
    text: 'refundDays: Math.max(...days)',
    becomes: 'refundDays: Math.min(...days)',
    tests: trust,
  },
];
