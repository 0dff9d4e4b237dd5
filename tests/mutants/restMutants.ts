import type { Mutant } from './mutant.ts';

/** Mistakes that could be made about a stage whose writes rest. */
export const restMutants: Mutant[] = [
  {
    name: 'rest: changes are accepted while writes rest',
    file: 'functions/runtime/middleware/restWrites.ts',
    text: '!changes(endpoint)',
    becomes: "endpoint.method !== 'DELETE'",
    tests: ['tests/functions/runtime/writesRest.pure.test.ts'],
  },
  {
    name: 'rest: streams are read while writes rest',
    file: 'infra/events/restCallers.ts',
    text: 'mapping.enabled = reads',
    becomes: 'mapping.enabled = true',
    tests: ['tests/infra/events/restCallers.test.ts'],
  },
  {
    name: 'rest: an event that nobody holds is not heard',
    file: 'infra/events/restCallers.ts',
    text: ' && node.scheduleExpression !== undefined',
    becomes: '',
    tests: ['tests/infra/events/restCallers.test.ts'],
  },
  {
    name: 'rest: a change that is refused counts as an outage',
    file: 'functions/runtime/middleware/logRequest.ts',
    text: ' || isOfRest(request)',
    becomes: '',
    tests: ['tests/functions/runtime/writesRest.pure.test.ts'],
  },
];
