import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { availableDynamoDbs } from './infra/local/engines/dynamodb.ts';
import { languagePlugins } from './web/language/languagePlugins.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** Tests of functions that reach no table. */
const withoutTables = ['tests/functions/**/*.pure.test.ts'];

/** Of those, the one that holds answers to their deadline: it has a worker of its own. */
const timed = ['tests/functions/runtime/outage.pure.test.ts'];

/** Tests that ask no more of the engine than others do, and long scenarios. Both engines run races, moves, answers, closings, holders, channels that are read, stores and searches. */
const onFirstEngine = ['tests/functions/**/*.once.test.ts'];

/** The handlers and stores run against every DynamoDB engine that this machine has. */
const onEngines = availableDynamoDbs().map((kind, index) => ({
  extends: true as const,
  test: {
    silent: 'passed-only',
    name: `functions on ${kind}`,
    include: ['tests/functions/**/*.test.ts'],
    exclude: index === 0 ? withoutTables : [...withoutTables, ...onFirstEngine],
    globalSetup: [`tests/support/${kind}.setup.ts`],
    // A worker for each file takes a quarter more of the processor.
    isolate: false,
    setupFiles: ['tests/support/freshModules.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

/** Files of the site that decide, and not only show: hooks, forms, drafts, paging and sums. */
const siteLogic = [
  'forms/**',
  'api/**',
  'features/**/use*.{ts,tsx}',
  'features/**/*Draft.ts',
  'features/**/*Form.{ts,tsx}',
  'features/lists/**',
  'pages/SearchResultsPage.tsx',
  'features/**/{PriceSum,PriceChange,CardPrice}.tsx',
];

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Tests wait for engines, which are processes of their own: a third worker helps on two processors too.
    maxWorkers: Math.max(3, availableParallelism()),
    coverage: {
      // A run of all tests on a CI server is held to it; `vitest run --coverage` shows what no test reaches.
      enabled: Boolean(process.env.CI),
      provider: 'v8',
      include: ['shared/**/*.ts', 'functions/**/*.ts', 'web/src/**/*.{ts,tsx}'],
      reporter: [['text', { skipFull: true }]],
      thresholds: {
        ...Object.fromEntries(siteLogic.map((files) => [`web/src/${files}`, { lines: 90, branches: 80 }])),
        'web/src/**': { lines: 88, statements: 86, functions: 86, branches: 81 },
        'shared/**': { lines: 99, statements: 98, functions: 98, branches: 95 },
        'functions/**': { lines: 98, statements: 97, functions: 97, branches: 91 },
      },
    },
    projects: [
      {
        extends: true,
        plugins: [wirePlugin(), languagePlugins('en')],
        test: {
          name: 'shared and site',
          include: ['tests/{shared,web,architecture,campaign}/**/*.test.ts'],
          // A worker for each file takes three times as much of the processor.
          isolate: false,
          setupFiles: ['tests/support/freshModules.ts'],
        },
      },
      {
        extends: true,
        plugins: [wirePlugin(), languagePlugins('en')],
        test: {
          name: 'pages',
          include: ['tests/web/**/*.test.tsx'],
          environment: 'jsdom',
          // A worker for each file takes twice as much of the processor.
          isolate: false,
          setupFiles: ['tests/web/support/freshWindow.ts'],
          // It hears of the connection by the window, as the site does.
          server: { deps: { inline: ['swr'] } },
          testTimeout: 30_000,
          environmentOptions: { jsdom: { url: 'http://localhost' } },
        },
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
      {
        extends: true,
        test: {
          name: 'functions without tables',
          include: withoutTables,
          exclude: timed,
          testTimeout: 60_000,
          isolate: false,
          setupFiles: ['tests/support/freshModules.ts'],
        },
      },
      { extends: true, test: { name: 'functions in an outage', include: timed, testTimeout: 60_000 } },
      ...onEngines,
    ],
  },
});
