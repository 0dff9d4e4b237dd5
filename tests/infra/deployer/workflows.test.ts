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
    ...['diff', 'prepare', 'release', 'stages'].map((name) => `.github/actions/${name}/action.yml`),
    ...['audit', 'ci', 'deploy', 'diff', 'drift'].map((name) => `.github/workflows/${name}.yml`),
  ]);
});

test('a script that a workflow runs is there', () => {
  const scripts = found(/npm run ([\w:-]+)/g);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test('no workflow names a stage or an account: both come from the files of the stages', () => {
  const named = texts.filter(([, text]) =>
    stageNames().some((name) => new RegExp(`stage[=:] ?"?${name}\\b|_ACCOUNT`).test(text)),
  );
  expect(named.map(([file]) => file)).toEqual([]);
});

test.each(texts)('%s gives no credentials to the code of strangers and keeps no key', (_, text) => {
  expect(text).not.toContain('pull_request_target');
  expect(text).not.toMatch(/secrets\./);
});

test.each(texts.filter(([file]) => file.includes('workflows')))('%s may do nothing that it does not say', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(foundIn(text, /(\w[\w-]*): write/g).filter((name) => !['id-token', 'statuses'].includes(name))).toEqual([]);
});

test('whoever writes that a commit was tested has no code of it and no credentials', () => {
  const jobs = texts
    .flatMap(([, text]) => text.split(/^ {2}(?=\w+:$)/m))
    .filter((job) => job.includes('statuses: write'));
  expect(jobs.map((job) => job.split(':')[0])).toEqual(['tested']);
  expect(jobs[0]).not.toMatch(/\buses:|id-token/);
});

test('an action of others is named by its commit, with the version beside it, each one the same everywhere', () => {
  const used = found(/\buses: (.+)/g).filter((name) => !name.startsWith('./'));
  expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  const actions = new Set(used.map((name) => name.split('@')[0]));
  expect(new Set(used).size).toBe(actions.size);
});

test('a tag of any age can be gone back to: that it was tested stands beside its commit, and not in a run', () => {
  const deploy = texts.find(([file]) => file.endsWith('workflows/deploy.yml'))?.[1] ?? '';
  expect(deploy).not.toContain('gh run list');
  const known = deploy.split(/^ {2}(?=\w+:$)/m).find((job) => job.startsWith('known:')) ?? '';
  expect(known).toContain('select(.context == "tested" and .creator.login == "github-actions[bot]")');
  expect(known).toContain('git merge-base --is-ancestor HEAD origin/main');
  for (const job of ['diff', 'merged'])
    expect(deploy).toMatch(new RegExp(`^ {2}${job}:\\n {4}needs: \\[known, stages\\]`, 'm'));
  expect(deploy).toMatch(/^ {2}released:\n {4}needs: \[diff, stages\]/m);
});

test('a value that somebody types at GitHub reaches a shell by its environment alone', () => {
  const lines = texts.flatMap(([file, text]) => {
    const scripts = [...text.matchAll(/^( *)(?:- )?run: (.*(?:\n\1 {2,}.*)*)/gm)].map(([, , script = '']) => script);
    return scripts.filter((script) => /\$\{\{/.test(script)).map((script) => `${file}: ${script}`);
  });
  expect(lines).toEqual([]);
});

test('nothing is installed after there are credentials, and no script runs but that of a release', () => {
  for (const [file, text] of texts) {
    const jobs = text.split(/^ {2}\w+:$/m).filter((job) => job.includes('configure-aws-credentials'));
    for (const job of jobs) {
      const [, after = ''] = job.split('configure-aws-credentials');
      expect([file, /npm (ci|run (?!release))|actions\/prepare/.test(after)]).toEqual([file, false]);
    }
  }
});
