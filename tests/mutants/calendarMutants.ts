import type { Mutant } from './mutant.ts';

const clashes = ['tests/functions/calendars/clashes.once.test.ts'];
const echoes = ['tests/functions/calendars/echoes.once.test.ts'];
const reading = ['tests/functions/calendars/reading.test.ts'];
const races = ['tests/functions/calendars/races.test.ts'];
const exported = ['tests/functions/calendars/export.once.test.ts'];
const bookings = ['tests/functions/calendars/eventBookings.once.test.ts'];
const endings = ['tests/functions/calendars/endings.test.ts'];

/** Mistakes that could be made about calendars of other channels: who holds a night, who gets it, and what is told. */
export const calendarMutants: Mutant[] = [
  {
    name: 'channel: an event that clashes wins',
    file: 'functions/nights/NightPlan.ts',
    text: 'nightSets.every((set) => !sets[set].has(day))',
    becomes: "nightSets.every((set) => set === 'booked' || !sets[set].has(day))",
    tests: clashes,
  },
  {
    name: 'channel: one that has lost most of its days frees them at the first reading',
    file: 'functions/calendars/applyFeed.ts',
    text: '!changes.shrunk || shrunkBefore',
    becomes: 'true',
    tests: reading,
  },
  {
    name: 'channel: one that has lost most of its days frees them never',
    file: 'functions/calendars/applyFeed.ts',
    text: '!changes.shrunk || shrunkBefore',
    becomes: '!changes.shrunk',
    tests: reading,
  },
  {
    name: 'channel: a feed that has shrunk keeps its tag',
    file: 'functions/calendars/followCalendar.ts',
    text: ' && before.shrunkAt === undefined',
    becomes: '',
    tests: reading,
  },
  {
    name: 'channel: an echo holds nights',
    file: 'functions/calendars/placing.ts',
    text: 'if (isEcho(applying, said, before)) return placeEcho(applying, said, before);',
    becomes: '',
    tests: echoes,
  },
  {
    name: 'channel: an echo holds nights once they are free here',
    file: 'functions/calendars/placing.ts',
    text: 'before ? [...told, before] : told',
    becomes: 'told.slice(before ? told.length : 0)',
    tests: echoes,
  },
  {
    name: 'channel: nights that are busy here and were not told make an echo',
    file: 'functions/calendars/exportedCalendars.ts',
    text: "UpdateExpression: 'SET nights = :nights, #at = :at'",
    becomes: "UpdateExpression: 'SET nights = if_not_exists(nights, :nights), #at = :at'",
    tests: echoes,
  },
  {
    name: 'channel: our own events come back as those of a channel',
    file: 'functions/calendars/followCalendar.ts',
    text: '.filter(({ uid }) => !isOurs(uid))',
    becomes: '',
    tests: echoes,
  },
  {
    name: 'channel: an event frees nights that another holds',
    file: 'functions/nights/holders.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: '(was ? `day${day} = :was${day}` : `attribute_not_exists(day${day})`)',
    becomes:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
      '(was ? `(day${day} = :was${day} OR attribute_exists(day${day}))` : `attribute_not_exists(pk) OR attribute_exists(pk)`)',
    tests: ['tests/functions/calendars/plans.test.ts'],
  },
  {
    name: 'channel: nights that are freed are on offer until the next reading',
    file: 'functions/nights/changeNights.ts',
    text: 'waits && isAwaited(waits, change.frees) ?',
    becomes: 'waits && false ?',
    tests: clashes,
  },
  {
    name: 'channel: nights that are freed as an event begins to wait are on offer',
    file: 'functions/nights/changeNights.ts',
    text: '...plan.checks(TableName, taken), ',
    becomes: '',
    tests: races,
  },
  {
    name: 'channel: an event that gets a night before those that it has does not say so',
    file: 'functions/nights/handOver.ts',
    text: 'goesOn ? earliest(held.checkIn, checkIn) : checkIn',
    becomes: 'held?.roomId === roomId ? held.checkIn : checkIn',
    tests: clashes,
  },
  {
    name: 'channel: whoever frees nights does not hold to who waits',
    file: 'functions/nights/changeNights.ts',
    text: 'freed.length > 0 ? [waitsCheck(TableName, change.propertyId, waits)] : []',
    becomes: '[] as Write[]',
    tests: races,
  },
  {
    name: 'channel: a reading writes events of a calendar that was removed meanwhile',
    file: 'functions/calendars/placing.ts',
    text: '    calendarCheck(table.name, calendar),\n',
    becomes: '',
    tests: races,
  },
  {
    name: 'channel: nights that a proposal frees are on offer',
    file: 'functions/nights/changeNights.ts',
    text: 'return handed ?? plainChange(',
    becomes: 'return plainChange(',
    tests: ['tests/functions/calendars/proposedRooms.once.test.ts'],
  },
  {
    name: 'channel: a younger event gets the nights first',
    file: 'functions/nights/handOver.ts',
    text: 'one.since < other.since ? -1 : 1',
    becomes: 'one.since < other.since ? 1 : -1',
    tests: clashes,
  },
  {
    name: 'channel: our link tells a channel what it holds itself',
    file: 'functions/calendars/exported.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: ' && !own.has(`${roomId} ${night}`)',
    becomes: '',
    tests: exported,
  },
  {
    name: 'channel: our link calls a kind busy that has a free room',
    file: 'functions/calendars/exported.ts',
    text: 'taken.get(night) === rooms.length',
    becomes: '(taken.get(night) ?? 0) > 0',
    tests: exported,
  },
  {
    name: 'channel: the link of a suspended owner tells nights',
    file: 'functions/handlers/exportCalendar.ts',
    text: ' || property.suspended',
    becomes: '',
    tests: exported,
  },
  {
    name: 'channel: that of a suspended owner is read',
    file: 'functions/calendars/followCalendar.ts',
    text: ' || property.suspended',
    becomes: '',
    tests: endings,
  },
  {
    name: 'channel: a booking that its channel keeps is cancelled here',
    file: 'functions/handlers/cancelBookingAsOwner.ts',
    text: "if (booking.event !== undefined) throw fail('kept_by_calendar');",
    becomes: '',
    tests: bookings,
  },
  {
    name: 'channel: a booking that its channel has dropped stays',
    file: 'functions/calendars/ending.ts',
    text: 'const writes = [endWrite(changing, event), moveWrite(changing.table.name, booking, cancelled)];',
    becomes: 'const writes = [endWrite(changing, event)];',
    tests: bookings,
  },
];
