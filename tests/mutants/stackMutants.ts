import type { Mutant } from './mutant.ts';

const releases = ['tests/infra/releases/releases.test.ts'];
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
    name: 'stacks: a secret is exported only while somebody reads it',
    file: 'infra/data/DataStack.ts',
    text: 'for (const { secretArn } of [this.signing, this.edgeKey]) this.exportValue(secretArn);',
    becomes: '',
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
    name: 'stacks: a stage that keeps data can be destroyed',
    file: 'infra/stacks/stackSettings.ts',
    text: 'terminationProtection: keepsData }',
    becomes: '}',
    tests: protection,
  },
];
