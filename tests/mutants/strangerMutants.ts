import type { Mutant } from './mutant.ts';
import { sealMutants } from './sealMutants.ts';

const tests = ['tests/functions/properties/strangers.once.test.ts'];

/** Mistakes that let a stranger crowd out others, or open their numbers. */
export const strangerMutants: Mutant[] = [
  ...sealMutants,
  {
    name: 'strangers: accounts of a minute list together without end',
    file: 'functions/handlers/createProperty.ts',
    text: "    await countFromAddress('properties', client, counting, isEstablished(await profiles.find(session.id)));\n",
    becomes: '',
    tests,
  },
  {
    name: 'strangers: a host of long meets the count of his network',
    file: 'functions/handlers/createProperty.ts',
    text: 'isEstablished(await profiles.find(session.id))',
    becomes: 'isEstablished(undefined)',
    tests,
  },
  {
    name: 'strangers: one address uses up the reports of a listing',
    file: 'functions/handlers/reportProperty.ts',
    text: '    await countSameReport(propertyId, client, counting);\n',
    becomes: '',
    tests,
  },
  {
    name: 'strangers: reports of one address count for all listings alike',
    file: 'functions/accounts/fromAddress.ts',
    text: 'const subject = `',
    becomes: 'const subject = client.address || `',
    tests,
  },
  {
    name: 'strangers: two full counts ask for two works',
    file: 'functions/accounts/fromAddress.ts',
    text: "kind: 'sameReports', subject, workFor: 'reports'",
    becomes: "kind: 'sameReports', subject, workFor: 'sameReports'",
    tests,
  },
  {
    name: 'strangers: reports fill the table',
    file: 'functions/handlers/reportProperty.ts',
    text: "    await counting.attempts.onAccount('reports', propertyId);\n",
    becomes: '',
    tests,
  },
  {
    name: 'strangers: a guide shows new hosts',
    file: 'functions/handlers/browseRooms.ts',
    text: "list.hosts === 'confirmed' ? [{}]",
    becomes: "list.hosts === 'confirmed' && list.city === undefined ? [{}]",
    tests: ['tests/functions/properties/newHosts.once.test.ts'],
  },
  {
    name: 'mails to strangers go on without end',
    file: 'functions/recovery/*.ts',
    text: 'goesOut && !blocked ? email : nobody',
    becomes: '!blocked ? email : nobody',
    tests: ['tests/functions/recovery/mailLimits.once.test.ts'],
  },
];
