import type { Mutant } from './mutant.ts';

const cookies = ['tests/functions/runtime/cookies.pure.test.ts'];
const patterns = ['tests/infra/openapi/patterns.test.ts'];
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
    text: '...(members ? ofBody(readBody(), members) : [])',
    becomes: '',
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
  {
    name: 'request: a form of another site leaves a cookie',
    file: 'functions/runtime/cookies.ts',
    text: '.test(type)) return false;',
    becomes: '.test(type)) return true;',
    tests: cookies,
  },
  {
    name: 'request: JSON of another site leaves a cookie',
    file: 'functions/runtime/cookies.ts',
    text: "return site === 'same-origin';",
    becomes: "return site !== '';",
    tests: cookies,
  },
  {
    name: 'request: another site leaves a cookie in an older browser',
    file: 'functions/runtime/cookies.ts',
    text: 'if (origin === undefined ||',
    becomes: "if (origin !== '' ||",
    tests: cookies,
  },
  {
    name: 'request: the document takes a text without anything to be seen',
    file: 'infra/openapi/characters.ts',
    text: 'ufffd]|$',
    becomes: 'ufffd]| |$',
    tests: patterns,
  },
  {
    name: 'request: the document has April 31',
    file: 'infra/openapi/patterns.ts',
    text: "oneOf('13578')",
    becomes: "oneOf('134578')",
    tests: patterns,
  },
];
