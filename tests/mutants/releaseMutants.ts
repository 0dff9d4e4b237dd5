import type { Mutant } from './mutant.ts';

const journey = 'tests/functions/operate/journey.once.test.ts';
const release = 'tests/infra/deployed/release/release.test.ts';
const standing = 'tests/infra/deployed/release/standing.test.ts';

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
    file: 'functions/properties/openProperty.ts',
    text: 'isHidden(found.property, userId)',
    becomes: 'isHidden(found.property, found.property.probeFor)',
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
    text: 'if (probe) return undefined;',
    becomes: '',
    tests: [journey],
  },
  {
    name: 'journey: its requests are counted',
    file: 'functions/bookings/newRequest.ts',
    text: "if (!booking.probe) count('requests')",
    becomes: "count('requests')",
    tests: [journey],
  },
  {
    name: 'journey: its moves are counted',
    file: 'functions/bookings/moveFigures.ts',
    text: 'if (probe) return;',
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
  {
    name: 'release: one whose journey fails stands',
    file: 'infra/deployed/release/release.ts',
    text: '    await parts.journey();\n    await staysQuiet',
    becomes: '    await parts.journey().catch(() => {});\n    await staysQuiet',
    tests: [release],
  },
  {
    name: 'release: one after which an alarm rings stands',
    file: 'infra/deployed/release/release.ts',
    text: 'if (rings.length > 0) throw',
    becomes: 'if (rings.length > 99) throw',
    tests: [release],
  },
  {
    name: 'release: alarms are watched for a minute',
    file: 'infra/deployed/release/release.ts',
    text: 'for: 600',
    becomes: 'for: 60',
    tests: [release],
  },
  {
    name: 'release: one that would end an alarm is taken back by it',
    file: 'infra/deployed/release/release.ts',
    text: ' && before.get(name) === false',
    becomes: '',
    tests: [release],
  },
  {
    name: 'release: what is read goes back before its readers',
    file: 'infra/deployed/release/standing.ts',
    text: 'dependencies: [...followers, own]',
    becomes: 'dependencies: [...(artifact.dependencies ?? []), own]',
    tests: [standing],
  },
  {
    name: 'release: a first one that failed is gone back to',
    file: 'infra/deployed/release/standing.ts',
    text: "'StackStatus'",
    becomes: "'Other'",
    tests: [standing],
  },
];
