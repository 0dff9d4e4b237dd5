import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { availableDynamoDbs } from './infra/local/engines/dynamodb.ts';
import { languagePlugins } from './web/language/languagePlugins.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** Tests of functions that reach no table. */
const withoutTables = [
  'tests/functions/{accounts/password,bookings/nights,mail/mailbox,runtime/{caller,events,eventsInLoops,logLines,onChange,outage,retry,secrets},search/{cards,shapeOfEntries}}.test.ts',
  'tests/functions/photos/{assumeRole,encodePhoto}.test.ts',
  'tests/functions/rooms/{pageTemplates,roomPage}.test.ts',
];

/** What asks no more of the engine than other tests do: accounts, words, and long scenarios of mails, pictures and stopped steps. */
const onFirstEngine = [
  'tests/functions/{authorization,seedPeople}.test.ts',
  'tests/functions/accounts/*.test.ts',
  'tests/functions/bookings/{datedPages,hosts,life,links,mails,mailsOnce,removals}.test.ts',
  'tests/functions/confirmation/confirmation.test.ts',
  'tests/functions/operate/*.test.ts',
  'tests/functions/photos/*.test.ts',
  'tests/functions/properties/{crashes,newHosts,overtakenWriters,photoClaims,propertyPhotos,removal}.test.ts',
  'tests/functions/recovery/{guesses,mail,mailLimits,recovery,strangers}.test.ts',
  'tests/functions/runtime/logs.test.ts',
  'tests/functions/search/{offers,shapes}.test.ts',
];

/** The handlers and stores run against every DynamoDB engine that this machine has. */
const onEngines = availableDynamoDbs().map((kind, index) => ({
  extends: true as const,
  test: {
    silent: 'passed-only',
    name: `functions on ${kind}`,
    include: ['tests/functions/**/*.test.ts'],
    exclude: index === 0 ? withoutTables : [...withoutTables, ...onFirstEngine],
    globalSetup: [`tests/support/${kind}.setup.ts`],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Tests wait for engines, which are processes of their own: a second worker helps on two processors too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    coverage: {
      // A run of all tests on a CI server is held to it; `vitest run --coverage` shows what no test reaches.
      enabled: Boolean(process.env.CI),
      provider: 'v8',
      include: ['shared/**/*.ts', 'functions/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: {
        'shared/**': { lines: 97, statements: 96, functions: 95, branches: 91 },
        'functions/**': { lines: 98, statements: 97, functions: 98, branches: 92 },
      },
    },
    projects: [
      {
        extends: true,
        plugins: [wirePlugin(), languagePlugins('en')],
        test: { name: 'shared and site', include: ['tests/{shared,web,architecture,campaign}/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [languagePlugins('ur')],
        test: { name: 'site in Urdu', include: ['tests/urdu/**/*.test.ts'] },
      },
      {
        extends: true,
        // Loading CDK takes longer than its tests; they change nothing that another file reads.
        test: { name: 'infra', include: ['tests/infra/**/*.test.ts'], testTimeout: 60_000, isolate: false },
      },
      { extends: true, test: { name: 'functions without tables', include: withoutTables, testTimeout: 60_000 } },
      ...onEngines,
    ],
  },
});
