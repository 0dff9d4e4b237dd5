import { App } from 'aws-cdk-lib';
import { DeployerStack } from './deployer/DeployerStack.ts';
import { github } from './deployer/github.ts';
import { stagesOfAccount } from './deployer/stagesOfAccount.ts';
import { stageNamed, stageNames } from './stages/stageNamed.ts';

// An app of its own: it is deployed once an account by a person, before any workflow can deploy the stacks of a stage.
try {
  const app = new App({ analyticsReporting: false });
  const name = app.node.tryGetContext('stage') ?? 'dev';
  await stageNamed(name, process.env.CDK_DEFAULT_ACCOUNT);
  const stages = await Promise.all(stageNames().map((each) => stageNamed(each)));
  new DeployerStack(app, github, stagesOfAccount(name, stages));
  app.synth();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
