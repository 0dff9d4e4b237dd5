import type { Mutant } from './mutant.ts';

const journey = 'tests/functions/operate/journey.once.test.ts';

/** Mistakes that could be made about releases and the journey after them. */
export const releaseMutants: Mutant[] = [
  {
    name: 'journey: its hotel is found by everybody',
    file: 'functions/search/indexedProperty.ts',
    text: ' || (probeFor !== undefined && probeFor !== userId)',
    becomes: '',
    tests: [journey],
  },
  {
    name: 'journey: anybody may ask for its hotel',
    file: 'functions/properties/openRoom.ts',
    text: 'isHidden(property, userId)',
    becomes: 'isHidden(property, property.probeFor)',
    tests: [journey],
  },
  {
    name: 'journey: an edit of its owner shows its hotel to everybody',
    file: 'functions/properties/property.ts',
    text: '...(probeFor && { probeFor })',
    becomes: '',
    tests: [journey],
  },
  {
    name: 'journey: a request of another that is under way reaches its hotel',
    file: 'infra/operate/listings.ts',
    text: `await whileNothingIsBooked(table, { id, vendorId, check: async () => {} }, async (removal) => {
    await stand(table, id, standing);
    await endRemoval(table, id, removal);
  });`,
    becomes: 'await stand(table, id, standing);',
    tests: [journey],
  },
  {
    name: 'journey: its answers count as those of a host',
    file: 'functions/bookings/answerTimes.ts',
    text: ' || before.probe',
    becomes: '',
    tests: [journey],
  },
  {
    name: 'journey: an operator confirms the address of somebody who reads it',
    file: 'infra/operate/journey.ts',
    text: '  refuseReader(email);\n  if',
    becomes: '  if',
    tests: [journey],
  },
];
