import { App } from 'aws-cdk-lib';
import cdkJson from '../../cdk.json' with { type: 'json' };
import type { Template } from '../local/template.ts';
import { stage as dev } from '../stages/dev.ts';
import { DataStack } from './DataStack.ts';

/** The template of the data stack as `cdk deploy` would send it, from which local engines create tables and buckets. */
export function synthesiseData(): Template {
  const app = new App({
    context: cdkJson.context,
    outdir: 'build/cdk.data',
    analyticsReporting: false,
    // It takes three seconds, and `cdk synth` does it.
    builtinCloudFormationValidation: false,
  });
  const stack = new DataStack(app, { ...dev, name: 'dev' });
  return app.synth().getStackArtifact(stack.artifactId).template;
}
