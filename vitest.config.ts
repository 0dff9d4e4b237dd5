import { defineConfig } from 'vitest/config';
import { availableDynamoDbs } from './infra/local/engines/dynamodb.ts';
import { linguiMacros } from './web/linguiMacros.ts';
import { wirePlugin } from './web/wirePlugin.ts';

/** The handlers and repositories run against every DynamoDB engine that this machine has. */
const onEngines = availableDynamoDbs().map((kind) => ({
  extends: true as const,
  test: {
    silent: 'passed-only',
    name: `functions on ${kind}`,
    include: ['tests/functions/**/*.test.ts'],
    globalSetup: [`tests/support/${kind}.setup.ts`],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

export default defineConfig({
  test: {
    silent: 'passed-only',
    coverage: {
      provider: 'v8',
      include: ['shared/**/*.ts', 'functions/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
    },
    projects: [
      {
        extends: true,
        plugins: [wirePlugin(), linguiMacros()],
        test: { name: 'shared and site', include: ['tests/{shared,web,architecture}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'infra', include: ['tests/infra/**/*.test.ts'], testTimeout: 60_000 } },
      ...onEngines,
    ],
  },
});
