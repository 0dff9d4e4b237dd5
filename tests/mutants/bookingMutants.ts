import type { Mutant } from './mutant.ts';

const life = 'tests/functions/bookings/life.test.ts';

/** Mistakes that could be made about bookings and their nights. */
export const bookingMutants: Mutant[] = [
  {
    name: 'booking: a check-out on the 2nd is not looked up for the month',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: '${groups.active}${first}-01~',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same.
    becomes: '${groups.active}${first}-02~',
    tests: ['tests/functions/bookings/nightsOfMonth.test.ts'],
  },
  {
    name: 'booking: a check-out on the 2nd brings the month no night',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'dayNumber(`${month}-01`)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same.
    becomes: 'dayNumber(`${month}-02`)',
    tests: ['tests/functions/bookings/nights.test.ts'],
  },
  {
    name: 'booking: a request is accepted without the condition on its nights',
    file: 'functions/bookings/*.ts',
    text: "'booked', ['booked', 'closed'])",
    becomes: "'booked', ['neither' as 'booked'])",
    tests: [life],
  },
  {
    name: 'booking: a request is accepted for nights that are closed',
    file: 'functions/bookings/*.ts',
    text: "'booked', ['booked', 'closed'])",
    becomes: "'booked', ['booked'])",
    tests: [life],
  },
  {
    name: 'booking: nights are closed without a look at those that are booked',
    file: 'functions/bookings/*.ts',
    text: "'closed', ['booked'])",
    becomes: "'closed', ['neither' as 'booked'])",
    tests: [life],
  },
  {
    name: 'booking: what is cancelled keeps its nights',
    file: 'functions/bookings/*.ts',
    text: "from === 'active' ? nightsLeft(table.name, booking, now) : []",
    becomes: '[]',
    tests: [life],
  },
  {
    name: 'booking: what is cancelled during the stay keeps the night of today',
    file: 'functions/bookings/*.ts',
    text: 'const from = checkIn > today(now) ? checkIn : today(now);',
    becomes: 'const from = checkIn;',
    tests: ['tests/functions/bookings/cancelling.test.ts'],
  },
  {
    name: 'booking: a request is accepted after its time',
    file: 'functions/bookings/*.ts',
    text: "if (!room || !mayMove('accept', lifeOf(booking), now))",
    becomes: "if (!room || booking.state !== 'pending')",
    tests: [life],
  },
  {
    name: 'booking: a request whose time has ended still counts among those that wait',
    file: 'functions/bookings/*.ts',
    text: 'requests.filter(({ answerBy }) => answerBy > now)',
    becomes: 'requests.filter(() => now)',
    tests: [life],
  },
  {
    name: 'booking: a request whose time has ended is shown as waiting',
    file: 'functions/bookings/*.ts',
    text: "expression: 'answerBy > :at'",
    becomes: "expression: 'answerBy <> :at'",
    tests: [life],
  },
  {
    name: 'booking: a guest cancels after the day of arrival',
    file: 'shared/rules/*.ts',
    text: 'today(now) <= bookingStartDate',
    becomes: 'today(now) <= bookingEndDate',
    tests: ['tests/functions/bookings/cancelling.test.ts'],
  },
  {
    name: 'booking: a guest cancels as long as the owner may',
    file: 'functions/bookings/*.ts',
    text: "booking.state === 'pending' ? 'withdraw' : 'cancelAsGuest'",
    becomes: "booking.state === 'pending' ? 'withdraw' : 'cancelAsOwner'",
    tests: [life],
  },
  {
    name: 'booking: a request is accepted in a room that is being removed',
    file: 'functions/bookings/*.ts',
    text: '...nights, room.check]',
    becomes: '...nights]',
    tests: ['tests/functions/bookings/removals.test.ts'],
  },
  {
    name: 'booking: a removal looks for guests before it begins',
    file: 'functions/properties/*.ts',
    text: `  const by = await beginRemoval(table, { id, vendorId });
  try {
    await check();`,
    becomes: `  await check();
  const by = await beginRemoval(table, { id, vendorId });
  try {`,
    tests: ['tests/functions/bookings/removals.test.ts'],
  },
  {
    name: 'booking: two requests with one key are two',
    file: 'functions/bookings/*.ts',
    text: 'if (requestKey === undefined) return newId(12);',
    becomes: 'if (requestKey !== userId) return newId(12);',
    tests: [life],
  },
  {
    name: 'booking: requests that wait are counted without a fence',
    file: 'functions/bookings/*.ts',
    text: "ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': revision } }",
    becomes: "ConditionExpression: 'attribute_exists(pk)' }",
    tests: ['tests/functions/bookings/requests.test.ts'],
  },
  {
    name: 'booking: an opening that was given up undoes a later closing',
    file: 'functions/bookings/*.ts',
    text: "'attribute_not_exists(revision)' : 'revision = :read'",
    becomes: "'attribute_not_exists(revision)' : 'revision >= :read'",
    tests: ['tests/functions/bookings/nightsOfRooms.test.ts'],
  },
];
