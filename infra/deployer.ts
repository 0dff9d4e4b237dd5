import { App } from 'aws-cdk-lib';
import { runScript } from './deployed/runScript.ts';
import { DeployerStack } from './deployer/DeployerStack.ts';
import { github, refuseWrong } from './deployer/github.ts';
import { stagesOfAccount } from './deployer/stagesOfAccount.ts';
import { stageNamed, stageNames } from './stages/stageNamed.ts';

// An app of its own: it is deployed once an account by a person, before any workflow can deploy the stacks of a stage.
await runScript(async () => {
  const app = new App({ analyticsReporting: false });
  const name = app.node.tryGetContext('stage') ?? 'dev';
  const { CDK_DEFAULT_ACCOUNT: account } = process.env;
  await stageNamed(name, account);
  if (account !== undefined) refuseWrong(github);
  const stages = await Promise.all(stageNames().map((each) => stageNamed(each)));
  new DeployerStack(app, github, stagesOfAccount(name, stages));
  app.synth();
});
