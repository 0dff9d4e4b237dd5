import type { Mutant } from './mutant.ts';

const requests = ['tests/functions/bookings/requests.test.ts'];
const refusals = ['tests/functions/bookings/refusals.once.test.ts'];
const accepting = ['tests/web/pages/acceptAll.test.tsx'];

/** Mistakes that could be made about identical requests, guests who are refused, and answers to all at once. */
export const refusalMutants: Mutant[] = [
  {
    name: 'request: identical ones are two',
    file: 'functions/bookings/*.ts',
    text: 'each.sought === sought && each.answerBy > now',
    becomes: 'each.sought === sought && each.answerBy < now',
    tests: requests,
  },
  {
    name: 'request: one with another note is identical',
    file: 'functions/bookings/*.ts',
    text: 'extras: chosen.sort(), note });',
    becomes: 'extras: chosen.sort(), note: note?.slice(0, 0) && note });',
    tests: requests,
  },
  {
    name: 'request: one that was taken back stands for another',
    file: 'functions/bookings/waiting.ts',
    text: "if (booking?.state === 'pending' && booking.changed === undefined) return booking;",
    becomes: 'if (booking) return booking;',
    tests: requests,
  },
  {
    name: 'refusal: a guest who is refused asks again',
    file: 'functions/bookings/*.ts',
    text: "if (item?.refusedBy?.[vendorId] !== undefined) throw fail('refused_by_host');",
    becomes: '',
    tests: refusals,
  },
  {
    name: 'refusal: the next request forgets it',
    file: 'functions/bookings/*.ts',
    text: 'requests, refusedBy: item?.refusedBy });',
    becomes: 'requests });',
    tests: refusals,
  },
  {
    name: 'refusal: what waits goes on waiting',
    file: 'functions/bookings/*.ts',
    text: "...requests.map((each) => withAct(moveWrite(table.name, each, moved), each, actLine('declined', {}, now))),",
    becomes: '',
    tests: refusals,
  },
  {
    name: 'refusal: requests to other owners are declined',
    file: 'functions/bookings/*.ts',
    text: "each?.vendorId === vendorId && each.state === 'pending'",
    becomes: "each?.state === 'pending'",
    tests: refusals,
  },
  {
    name: 'refusal: that of another owner is taken back with it',
    file: 'functions/bookings/*.ts',
    text: 'fence(table, userId, item, others), { Delete }',
    becomes: 'fence(table, userId, item, {}), { Delete }',
    tests: refusals,
  },
  {
    name: "refusal: it is made by another owner's request",
    file: 'functions/handlers/refuseGuest.ts',
    text: 'const booking = ownBooking(await refusing.find(bookingRequestId), session);',
    becomes: 'const booking = (await refusing.find(bookingRequestId)) as ReturnType<typeof ownBooking>;',
    tests: refusals,
  },
  {
    name: 'refusal: it stays when the guest is erased',
    file: 'infra/operate/deleteTraveller.ts',
    text: '  await deleteItems(tables.bookings, refusals);\n',
    becomes: '  refusals.length = 0;\n',
    tests: ['tests/functions/operate/deleteTraveller.once.test.ts'],
  },
  {
    name: 'refusal: it stays when the owner is erased',
    file: 'infra/operate/deleteVendor.ts',
    text: '  await forgetRefusals(operator, id);\n',
    becomes: '',
    tests: ['tests/functions/operate/deleteVendor.once.test.ts'],
  },
  {
    name: 'accept all: overlapping requests are offered at once',
    file: 'web/src/features/requests/AnswerAll.tsx',
    text: 'free.length > 1 && !hasMore && !overlap',
    becomes: 'free.length > 1 && !hasMore',
    tests: accepting,
  },
  {
    name: 'accept all: what is not on the page is offered',
    file: 'web/src/features/requests/AnswerAll.tsx',
    text: 'free.length > 1 && !hasMore && !overlap',
    becomes: 'free.length > 1 && !overlap',
    tests: accepting,
  },
  {
    name: 'accept all: what cannot be accepted is counted',
    file: 'web/src/features/requests/AnswerAll.tsx',
    text: '!blocked.has(_id) && ',
    becomes: '',
    tests: accepting,
  },
  {
    name: 'accept all: one call accepts whatever waits',
    file: 'web/src/features/requests/useAnswering.ts',
    text: "sendSurely(() => send('accept', id)).then(() => accepted",
    becomes: "sendSurely(() => send('accept', id.slice(99) || undefined)).then(() => accepted",
    tests: accepting,
  },
];
