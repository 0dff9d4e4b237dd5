import type { Mutant } from './mutant.ts';

const listed = ['tests/functions/bookings/newcomers.once.test.ts'];
const limits = ['tests/functions/bookings/newcomerLimits.once.test.ts'];

/** Mistakes that could be made about newcomers. */
export const newcomerMutants: Mutant[] = [
  {
    name: 'newcomer: requests of newcomers stand among the others',
    file: 'functions/bookings/*.ts',
    text: "turn === undefined ? '0'",
    becomes: "turn === undefined ? '1#000001'",
    tests: listed,
  },
  {
    name: 'newcomer: whoever has a booking ahead is none',
    file: 'functions/bookings/*.ts',
    text: "{ status: 'completed', limit: 1 }",
    becomes: "{ status: 'active', limit: 1 }",
    tests: listed,
  },
  {
    name: 'newcomer: an account is new for a week',
    file: 'shared/rules/requestLimits.ts',
    text: 'newcomerHours = 24',
    becomes: 'newcomerHours = 168',
    tests: listed,
  },
  {
    name: 'newcomer: turns are counted over all owners',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'turns#${digestOf(`${address} ${vendorId}`)}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: 'turns#${digestOf(`${address} ${vendorId.slice(0, 0)}`)}',
    tests: listed,
  },
  {
    name: 'newcomer: turns are counted over all addresses',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'turns#${digestOf(`${address} ${vendorId}`)}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: 'turns#${digestOf(`${address.slice(0, 0)} ${vendorId}`)}',
    tests: listed,
  },
  {
    name: 'newcomer: all are accepted in the order of the list',
    file: 'functions/bookings/*.ts',
    text: "(await ofState(id, 'pending')).sort(byAge)",
    becomes: "await ofState(id, 'pending')",
    tests: listed,
  },
  {
    name: "newcomer: the traveller's own list has ranks",
    file: 'functions/runtime/table.ts',
    text: "traveller: { owner: 'userId', place: 'listed' }",
    becomes: "traveller: { owner: 'userId', place: 'ranked' }",
    tests: listed,
  },
  {
    name: 'newcomer: newcomers of all addresses are counted together',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: 'newcomers#${digestOf(`${address} ',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: 'newcomers#${digestOf(`${address.slice(0, 0)} ',
    tests: limits,
  },
  {
    name: 'newcomer: those of a hotel are counted together',
    file: 'functions/bookings/*.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    text: '${booking.propertyId}/${kind}`)}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template.
    becomes: '${booking.propertyId}`)}',
    tests: limits,
  },
  {
    name: 'newcomer: no work is demanded',
    file: 'functions/bookings/*.ts',
    text: 'if (waiting >= limits.free.max) await work(levelAt(waiting, limits.free.max));',
    becomes: '',
    tests: limits,
  },
  {
    name: 'newcomer: work gets past the wall',
    file: 'functions/bookings/*.ts',
    text: "if (waiting >= limits.all.max) throw fail('too_many_newcomers');",
    becomes: '',
    tests: limits,
  },
  {
    name: 'newcomer: the night of check-in alone is counted',
    file: 'functions/bookings/*.ts',
    text: 'filter(({ first, last }) => first <= day && day <= last).length',
    becomes: 'filter(({ first }) => first === day).length',
    tests: limits,
  },
  {
    name: 'newcomer: what was answered still counts',
    file: 'functions/bookings/*.ts',
    text: "read.filter(({ state }) => state !== 'pending')",
    becomes: "read.filter(({ state }) => state === 'completed')",
    tests: limits,
  },
  {
    name: 'newcomer: a request is counted without being written',
    file: 'functions/bookings/*.ts',
    text: '[...before, { id: booking.id, first, last, answerBy: booking.answerBy }]',
    becomes: '[...before]',
    tests: limits,
  },
];
