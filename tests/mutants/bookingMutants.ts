import type { Mutant } from './mutant.ts';

const life = 'tests/functions/bookings/life.once.test.ts';
const holders = 'tests/functions/nights/holders.test.ts';

/** Mistakes that could be made about bookings and their nights. */
export const bookingMutants: Mutant[] = [
  {
    name: 'booking: nights of a request are read after it',
    file: 'functions/bookings/answerRequests.ts',
    text: 'freeRooms(held)',
    becomes: 'freeRooms(await nights.findNow(request))',
    tests: ['tests/functions/bookings/acceptedMeanwhile.once.test.ts'],
  },
  {
    name: 'booking: a removal looks 30 days ahead',
    file: 'functions/nights/*.ts',
    text: 'addDays(checkIn, calendarDays + 1)',
    becomes: 'addDays(checkIn, 30)',
    tests: ['tests/functions/bookings/removals.once.test.ts'],
  },
  {
    name: 'booking: nights that are closed keep a room from being removed',
    file: 'functions/nights/*.ts',
    text: "kind === 'booked' && (roomIds",
    becomes: 'kind && (roomIds',
    tests: ['tests/functions/bookings/removals.once.test.ts'],
  },
  {
    name: 'booking: a price is told as changed where it is dearer alone',
    file: 'functions/bookings/quotes/seenPrice.ts',
    text: '(seen.get(kind) ?? average) !== average',
    becomes: '(seen.get(kind) ?? average) < average',
    tests: ['tests/functions/bookings/requests.test.ts'],
  },
  {
    name: 'booking: a late request for a room that was removed waits on',
    file: 'functions/events/declineOverlaps.ts',
    text: "return declineAll([request], 'room_removed', bookings)",
    becomes: 'return 0',
    tests: ['tests/functions/bookings/declining.once.test.ts'],
  },
  {
    name: 'booking: an older number of a room is written over a newer one',
    file: 'functions/properties/propertyItem.ts',
    text: 'Key: recordKey(item.id), ...asRead(item) }',
    becomes: "Key: recordKey(item.id), ConditionExpression: 'attribute_exists(pk)' }",
    tests: ['tests/functions/bookings/renumbering.once.test.ts'],
  },
  {
    name: 'booking: what is accepted while its room gets another number keeps the old one',
    file: 'functions/events/declineOverlaps.ts',
    text: 'await renumberAll([booking], opened);',
    becomes: '',
    tests: ['tests/functions/bookings/renumbering.once.test.ts'],
  },
  {
    name: 'booking: a night slept of a stay that is cancelled is not counted',
    file: 'functions/bookings/lists.ts',
    text: '...ended.map(heldStay)',
    becomes: '',
    tests: ['tests/functions/bookings/figures.once.test.ts'],
  },
  {
    name: 'booking: a check-out on the 2nd is not looked up for the month',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: '${groups.active}${first}-01~',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: '${groups.active}${first}-02~',
    tests: ['tests/functions/bookings/nightsOfMonth.test.ts'],
  },
  {
    name: 'booking: a check-out on the 2nd brings the month no night',
    file: 'functions/bookings/figures.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'dayNumber(`${month}-01`)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: 'dayNumber(`${month}-02`)',
    tests: ['tests/functions/bookings/monthFigures.pure.test.ts'],
  },
  {
    name: 'booking: a request is accepted without the condition on its nights',
    file: 'functions/nights/nightItem.ts',
    text: 'nightSets.map((each) => `contains',
    becomes: 'nightSets.slice(1).map((each) => `contains',
    tests: [life, holders],
  },
  {
    name: 'booking: a request is accepted for nights that are closed',
    file: 'functions/nights/nightItem.ts',
    text: 'nightSets.map((each) => `contains',
    becomes: "nightSets.filter((each) => each !== 'closed').map((each) => `contains",
    tests: [life, holders],
  },
  {
    name: 'booking: a request is accepted for nights of another calendar',
    file: 'functions/nights/nightItem.ts',
    text: 'nightSets.map((each) => `contains',
    becomes: 'nightSets.slice(0, 2).map((each) => `contains',
    tests: [holders],
  },
  {
    name: 'booking: what is cancelled keeps its nights',
    file: 'functions/bookings/*.ts',
    text: "booking.state === 'active' ? nightsLeft(booking, now) : []",
    becomes: '[]',
    tests: [life],
  },
  {
    name: 'booking: what is cancelled during the stay keeps the night of today',
    file: 'functions/bookings/*.ts',
    text: 'nightsFrom(booking, room, today(now))',
    becomes: 'nightsFrom(booking, room, today(new Date(now.getTime() + 86_400_000)))',
    tests: ['tests/functions/bookings/cancelling.once.test.ts'],
  },
  {
    name: 'booking: a request is accepted after its time',
    file: 'functions/bookings/*.ts',
    text: "if (!chosen || !mayMove('accept', booking, now))",
    becomes: "if (!chosen || booking.state !== 'pending')",
    tests: [life],
  },
  {
    name: 'booking: a request whose time has ended still counts among those that wait',
    file: 'functions/bookings/waiting.ts',
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
    text: 'today(now) <= checkIn',
    becomes: 'today(now) <= checkOut',
    tests: ['tests/functions/bookings/cancelling.once.test.ts'],
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
    text: '...nights, check, ...asking]',
    becomes: '...nights, ...asking]',
    tests: ['tests/functions/bookings/removals.once.test.ts'],
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
    tests: ['tests/functions/bookings/removals.once.test.ts'],
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
    file: 'functions/runtime/*.ts',
    text: "ConditionExpression: 'revision = :read',",
    becomes: "ConditionExpression: 'attribute_exists(pk) OR revision = :read',",
    tests: ['tests/functions/bookings/requestLimits.once.test.ts'],
  },
  {
    name: 'booking: an opening that was given up undoes a later closing',
    file: 'functions/runtime/*.ts',
    text: "ConditionExpression: 'revision = :read',",
    becomes: "ConditionExpression: 'revision >= :read',",
    tests: ['tests/functions/nights/nightsOfRooms.test.ts'],
  },
];
