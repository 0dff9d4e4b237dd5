import type { Mutant } from './mutant.ts';

const releases = ['tests/infra/releases/releases.test.ts'];
const site = ['tests/infra/site/siteStages.test.ts'];
const protection = ['tests/infra/stacks/protection.test.ts'];

/** Mistakes by which a release cannot follow another one, or a stage can be taken away. */
export const stackMutants: Mutant[] = [
  {
    name: 'stacks: the log of an operation outlives it',
    file: 'infra/stacks/stackSettings.ts',
    text: 'removalPolicy: RemovalPolicy.DESTROY,',
    becomes: 'removalPolicy: removalOf(stage),',
    tests: releases,
  },
  {
    name: 'stacks: a stream is exported only while somebody reads it',
    file: 'infra/data/DataStack.ts',
    text: '=> [tableName, tableArn, tableStreamArn]),',
    becomes: '=> (tableStreamArn ? [tableName, tableArn] : [])),',
    tests: releases,
  },
  {
    name: 'stacks: a function of the API is named after the place that it has in the table',
    file: 'infra/api/OperationsStack.ts',
    text: 'for (const operation of operations) this.addRoutes(operation, this.addFunction(operation));',
    becomes:
      'for (const [at, operation] of operations.entries()) this.addRoutes({ ...operation, name: String(at) }, this.addFunction(operation));',
    tests: releases,
  },
  {
    name: 'stacks: the copier may read the files of one release alone, and is another with each',
    file: 'infra/site/SiteFiles.ts',
    text: "resources: [archives.arnForObjects('*.zip')]",
    becomes: 'resources: [archives.arnForObjects(String(Date.now() + Math.random()))]',
    tests: site,
  },
  {
    name: 'stacks: pages take a token along, by which their cache is filled',
    file: 'infra/site/edge.ts',
    text: '  delete request.headers.authorization;\n  const page',
    becomes: '  const page',
    tests: ['tests/infra/site/edgeFilledPages.test.ts'],
  },
  {
    name: 'stacks: the other name of a site serves pages too',
    file: 'infra/site/ownName.ts',
    text: 'return serve(event);',
    becomes: 'return serve(event); else return serve(event);',
    tests: ['tests/infra/site/ownName.test.ts'],
  },
  {
    name: 'stacks: a page lets in any style',
    file: 'shared/stylePolicy.ts',
    text: '["\'self\'", ...hashes',
    becomes: '["\'self\'", "\'unsafe-inline\'", ...hashes',
    tests: ['tests/web/stylePolicies.test.ts'],
  },
  {
    name: 'stacks: all is said to be well without a question to the table',
    file: 'functions/handlers/getHealth.ts',
    text: '  await table.ask();\n',
    becomes: '  void table;\n',
    tests: ['tests/functions/runtime/health.once.test.ts', 'tests/functions/runtime/outage.pure.test.ts'],
  },
  {
    name: 'stacks: a release that CloudFormation refuses is begun',
    file: 'infra/deployed/release/release.ts',
    text: '  refuseConflicts(parts.conflicts());\n',
    becomes: '',
    tests: ['tests/infra/deployed/release/release.test.ts'],
  },
  {
    name: 'stacks: logs go before their lines are kept',
    file: 'infra/deployed/release/release.ts',
    text: '  await keepLogs(parts);\n',
    becomes: '',
    tests: ['tests/infra/deployed/release/release.test.ts'],
  },
  {
    name: 'stacks: a stage that keeps data can be destroyed',
    file: 'infra/stacks/stackSettings.ts',
    text: 'terminationProtection: keepsData }',
    becomes: '}',
    tests: protection,
  },
];
