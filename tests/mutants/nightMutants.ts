import type { Mutant } from './mutant.ts';

const life = 'tests/functions/bookings/life.once.test.ts';
const holders = 'tests/functions/nights/holders.test.ts';
const moving = 'tests/functions/bookings/moving.test.ts';
const givingBack = 'tests/functions/bookings/givingBack.once.test.ts';
const own = 'tests/functions/bookings/ownBookings.test.ts';

/** Mistakes that could be made about who holds a night, and who frees it. */
export const nightMutants: Mutant[] = [
  {
    name: 'night: it is freed without its holder',
    file: 'functions/nights/holders.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'ConditionExpression: names.map((name) => `${name} = :by`)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: 'ConditionExpression: names.map((name) => `attribute_exists(${name}) OR :by = :by`)',
    tests: [holders],
  },
  {
    name: 'night: a group is accepted without one of its rooms',
    file: 'functions/bookings/moves.ts',
    text: 'rooms.flatMap((room) => bookWrites(',
    becomes: 'rooms.slice(rooms.length > 1 ? 1 : 0).flatMap((room) => bookWrites(',
    tests: [life],
  },
  {
    name: 'night: an owner enters a group without one of its rooms',
    file: 'functions/bookings/ownBookings.ts',
    text: 'booking.rooms.flatMap((room) => bookWrites(',
    becomes: 'booking.rooms.slice(booking.rooms.length > 1 ? 1 : 0).flatMap((room) => bookWrites(',
    tests: [own, life],
  },
  {
    name: 'night: a group takes one room for two',
    file: 'functions/bookings/roomChoice.ts',
    text: ' && room.available && !taken.has(room)',
    becomes: ' && room.available',
    tests: [givingBack],
  },
  {
    name: 'night: a move frees alone',
    file: 'functions/bookings/exchange.ts',
    text: 'takes: needed.map(booked)',
    becomes: 'takes: []',
    tests: [moving],
  },
  {
    name: 'night: a move holds alone',
    file: 'functions/bookings/exchange.ts',
    text: 'frees: left.map(booked)',
    becomes: 'frees: []',
    tests: [moving],
  },
  {
    name: 'night: a room that is given back frees the nights slept',
    file: 'functions/bookings/roomChanges.ts',
    text: 'nightsFrom(booking, room, day)',
    becomes: "nightsFrom(booking, room, '')",
    tests: [life],
  },
  {
    name: 'night: a room that is given back takes the nights slept with it',
    file: 'functions/bookings/roomChanges.ts',
    text: '(room.from ?? booking.checkIn) < day ? { ...room, until: day } : []',
    becomes: '[]',
    tests: [givingBack],
  },
  {
    name: 'night: a stay that ends early frees the nights slept',
    file: 'functions/bookings/ends.ts',
    text: 'nightsFrom(booking, room, today(now))',
    becomes: "nightsFrom(booking, room, '')",
    tests: [life],
  },
  {
    name: 'night: a closing takes one that was booked at that moment',
    file: 'functions/nights/holders.ts',
    text: '    addWrite(TableName, nights, set),',
    becomes: `    { Update: { ...addWrite(TableName, nights, set).Update,
        ConditionExpression: addWrite(TableName, nights, set).Update.ConditionExpression + ' OR attribute_not_exists(none)' } },`,
    tests: ['tests/functions/nights/closings.test.ts'],
  },
  {
    name: 'night: two changes of one revision are made',
    file: 'functions/bookings/bookingItem.ts',
    text: "'attribute_not_exists(revision)' : 'revision = :read';\n  const hasNotCome",
    becomes: "'attribute_not_exists(revision)' : 'revision >= :read';\n  const hasNotCome",
    tests: [givingBack],
  },
];
