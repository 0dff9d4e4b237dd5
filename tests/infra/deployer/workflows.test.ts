import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stageNames } from '../../../infra/stages/stageNamed.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const files = globSync('.github/{workflows,actions/*}/*.yml').sort();
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);

function foundIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function found(pattern: RegExp): string[] {
  return texts.flatMap(([, text]) => foundIn(text, pattern));
}

test('the workflows are those that the documents tell of', () => {
  expect(files).toEqual([
    '.github/actions/prepare/action.yml',
    ...['ci', 'deploy', 'diff', 'drift'].map((name) => `.github/workflows/${name}.yml`),
  ]);
});

test('a script that a workflow runs is there', () => {
  const scripts = found(/npm run ([\w:-]+)/g);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test('a stage that a workflow deploys or looks at is there', () => {
  const names = [...found(/-c stage=(\w+)/g), ...found(/- stage: (\w+)/g)];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !stageNames().includes(name))).toEqual([]);
});

test.each(texts)('%s gives no credentials to the code of strangers and keeps no key', (_, text) => {
  expect(text).not.toContain('pull_request_target');
  expect(text).not.toMatch(/secrets\./);
});

test.each(texts.filter(([file]) => file.includes('workflows')))('%s may do nothing that it does not say', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(foundIn(text, /(\w[\w-]*): write/g).filter((name) => name !== 'id-token')).toEqual([]);
});

test('an action of others is named with its version', () => {
  const used = found(/uses: (\S+)/g).filter((name) => !name.startsWith('./'));
  expect(used.filter((name) => !/@v\d+$/.test(name))).toEqual([]);
});

test('nothing is installed after there are credentials', () => {
  for (const [file, text] of texts) {
    const jobs = text.split(/^ {2}\w+:$/m).filter((job) => job.includes('configure-aws-credentials'));
    for (const job of jobs) {
      const [, after = ''] = job.split('configure-aws-credentials');
      expect([file, /npm (ci|run)|actions\/prepare/.test(after)]).toEqual([file, false]);
    }
  }
});
