import { App } from 'aws-cdk-lib';
import { DataStack } from './DataStack.ts';
import { type Stage, stageNamed } from './stages.ts';

/** The data stack's CloudFormation template, from which tables and bucket are made on one machine too. */
export function dataTemplate(stage: Stage = stageNamed('dev')): object {
  const app = new App({ analyticsReporting: false });
  const { artifactId } = new DataStack(app, stage);
  return app.synth().getStackArtifact(artifactId).template;
}
