import type { Mutant } from './mutant.ts';

const life = 'tests/functions/bookings/life.once.test.ts';
const holders = 'tests/functions/nights/holders.test.ts';

/** Mistakes that could be made about bookings and their nights. */
export const bookingMutants: Mutant[] = [
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
    file: 'functions/bookings/*.ts',
    text: 'sent.price !== room.price',
    becomes: 'sent.price < room.price',
    tests: ['tests/functions/bookings/requests.test.ts'],
  },
  {
    name: 'booking: a late request for a room that was removed waits on',
    file: 'functions/events/declineOverlaps.ts',
    text: "if (!(await opened.numbers.of(request))) return declineAll([request], 'room_removed', opened.bookings);",
    becomes: '',
    tests: ['tests/functions/bookings/declining.test.ts'],
  },
  {
    name: 'booking: an older number of a room is written over a newer one',
    file: 'functions/properties/propertyItem.ts',
    text: 'Key: recordKey(item.id), ...asRead(item) }',
    becomes: "Key: recordKey(item.id), ConditionExpression: 'attribute_exists(pk)' }",
    tests: ['tests/functions/bookings/renumbering.test.ts'],
  },
  {
    name: 'booking: what is accepted while its room gets another number keeps the old one',
    file: 'functions/events/declineOverlaps.ts',
    text: 'await renumberAll([booking], opened);',
    becomes: '',
    tests: ['tests/functions/bookings/renumbering.test.ts'],
  },
  {
    name: 'booking: a night slept of a stay that is cancelled is not counted',
    file: 'functions/bookings/*.ts',
    text: 'return [...active, ...cancelled.map',
    becomes: 'return [...active, ...[].map',
    tests: ['tests/functions/bookings/figures.test.ts'],
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
    file: 'functions/bookings/*.ts',
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
    name: 'booking: a night is freed by another than its holder',
    file: 'functions/nights/holders.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'ConditionExpression: names.map((name) => `${name} = :by`)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: 'ConditionExpression: names.map((name) => `attribute_exists(${name}) OR :by = :by`)',
    tests: [holders],
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
    text: 'arrived ? { ...booking, checkIn: today(now) } : booking',
    becomes: 'booking',
    tests: ['tests/functions/bookings/cancelling.test.ts'],
  },
  {
    name: 'booking: a request is accepted after its time',
    file: 'functions/bookings/*.ts',
    text: "if (!room || !mayMove('accept', booking, now))",
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
    text: 'today(now) <= checkIn',
    becomes: 'today(now) <= checkOut',
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
    tests: ['tests/functions/bookings/requestLimits.test.ts'],
  },
  {
    name: 'booking: an opening that was given up undoes a later closing',
    file: 'functions/runtime/*.ts',
    text: "ConditionExpression: 'revision = :read',",
    becomes: "ConditionExpression: 'revision >= :read',",
    tests: ['tests/functions/nights/nightsOfRooms.test.ts'],
  },
];
