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
  const own = stagesOfAccount(name, stages);
  new DeployerStack(app, github, own);
  app.synth();
  const environments = own.filter(({ deployedOn }) => deployedOn !== 'merge').map((stage) => stage.name);
  // A workflow that names an environment which nobody made would make it, without a rule.
  if (environments.length > 0) {
    console.error(
      `Make these environments at GitHub first, with reviewers and rules for branches: ${environments.join(', ')}.`,
    );
  }
});
