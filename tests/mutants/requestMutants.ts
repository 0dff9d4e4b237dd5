import type { Mutant } from './mutant.ts';

const unstated = ['tests/functions/runtime/unstated.pure.test.ts'];

/** Mistakes that could be made about what a request may carry. */
export const requestMutants: Mutant[] = [
  {
    name: 'request: an empty id answers every request',
    file: 'functions/runtime/middleware/*.ts',
    text: "value === '' ?",
    becomes: 'value === undefined ?',
    tests: ['tests/functions/bookings/unstated.once.test.ts'],
  },
  {
    name: 'request: a misspelled name answers every request',
    file: 'functions/runtime/middleware/*.ts',
    text: 'if (!names.has(name)) return',
    becomes: 'if (!names) return',
    tests: ['tests/functions/bookings/unstated.once.test.ts'],
  },
  {
    name: 'request: an id in the body answers every request',
    file: 'functions/runtime/middleware/*.ts',
    text: '...(body ? [] : ofBody(readBody()))',
    becomes: '...(body ? [] : [])',
    tests: ['tests/functions/bookings/unstated.once.test.ts'],
  },
  {
    name: 'request: a body of text passes for none',
    file: 'functions/runtime/middleware/*.ts',
    text: "if (typeof sent !== 'object') return [{",
    becomes: "if (typeof sent === 'function') return [{",
    tests: unstated,
  },
  {
    name: 'request: a search refuses names that it does not know',
    file: 'functions/runtime/middleware/*.ts',
    text: 'if (changes(endpoint)) refuseUnstated',
    becomes: 'if (endpoint.path) refuseUnstated',
    tests: unstated,
  },
];
