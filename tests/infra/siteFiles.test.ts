import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { expect, test } from 'vitest';
import { SiteFiles } from '../../infra/SiteFiles.ts';
import { stageNamed } from '../../infra/stages.ts';
import { temporaryFolder } from './local/temporaryFolder.ts';

test('what the local server has compressed is not deployed', () => {
  const [folder, outdir] = ['site', 'out'].map((name) => join(temporaryFolder(), name)) as [string, string];
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const file of ['index.html', 'index.html.br', 'assets/main.js', 'assets/main.js.br', 'assets/main.js.gz']) {
    writeFileSync(join(folder, file), '');
  }
  const app = new App({ outdir, builtinCloudFormationValidation: false });
  const stack = new Stack(app, 'Site');
  new SiteFiles(stack, { stage: stageNamed('dev'), bucket: new Bucket(stack, 'Bucket'), folder });
  app.synth();
  const sent = readdirSync(outdir, { recursive: true }).map((file) => basename(String(file)));
  expect(sent.filter((file) => /^(index\.html|main\.js)/.test(file)).sort()).toEqual(['index.html', 'main.js']);
});
