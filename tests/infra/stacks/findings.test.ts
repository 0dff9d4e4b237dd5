import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { stageNamed, stageNames } from '../../../infra/stages/stageNamed.ts';
import { stacksOf } from '../../support/stacks.ts';

test.each(stageNames())('the security rules find nothing in %s that is not accepted with a reason', async (name) => {
  const { app } = await stacksOf(await stageNamed(name));
  const { violations } = new AwsSolutionsChecks().validateScope(app);
  const found = violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
  );
  expect(found).toEqual([]);
});
