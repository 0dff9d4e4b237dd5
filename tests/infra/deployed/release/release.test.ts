import { describe, expect, test } from 'vitest';
import { type ReleaseParts, release, watching } from '../../../../infra/deployed/release/release.ts';

/** Parts of a release that note what is done, in a stage that stands; time passes at once. */
function partsWith(given: Partial<ReleaseParts> = {}) {
  const done: string[] = [];
  const noting = (name: string) => async () => void done.push(name);
  const parts: ReleaseParts = {
    keep: async () => true,
    conflicts: () => [],
    keepLogs: async () => [],
    deploy: noting('deploy'),
    goBack: noting('go back'),
    journey: noting('journey'),
    prepareJourney: noting('prepare'),
    alarms: async () => quiet,
    wait: async (seconds) => void done.push(`wait ${seconds}`),
    say: () => {},
    ...given,
  };
  return { parts, done };
}

const failing = (sentence: string) => async () => {
  throw new Error(sentence);
};

const names = ['sarai-prod-failing', 'sarai-prod-slow'];
const quiet = new Map(names.map((name) => [name, false]));

/** The alarms at each look, one after the other, of which these ring. */
function rings(...looks: string[][]) {
  return async () => {
    const ringing = looks.shift() ?? [];
    return new Map([...quiet, ...ringing.map((name) => [name, true] as const)]);
  };
}

test('a release whose journey is made stands once its alarms have been quiet for ten minutes', async () => {
  const { parts, done } = partsWith();
  await release(parts);
  const waited = done.flatMap((each) => (each.startsWith('wait ') ? [Number(each.slice(5))] : []));
  expect(done.slice(0, 2)).toEqual(['deploy', 'journey']);
  expect(waited.reduce((sum, seconds) => sum + seconds, 0)).toBe(600);
  expect(done).not.toContain('go back');
});

test('a release that CloudFormation would refuse is not begun, and it is said why', async () => {
  const { parts, done } = partsWith({ conflicts: () => ['A name moves.', 'An export goes.'] });
  await expect(release(parts)).rejects.toThrow(
    'CloudFormation would refuse this release after the one that stands:\n  A name moves.\n  An export goes.',
  );
  expect(done).toEqual([]);
});

describe('a release is taken back', () => {
  test('with the lines kept of logs that go, before they do; where that fails, it goes back all the same', async () => {
    const heard: string[] = [];
    const keeping = { say: (sentence: string) => void heard.push(sentence), journey: failing('It failed.') };
    const { parts, done } = partsWith(keeping);
    parts.keepLogs = async () => {
      done.push('keep logs');
      return ['pay.jsonl'];
    };
    await expect(release(parts)).rejects.toThrow('The release was taken back.');
    expect(done).toEqual(['deploy', 'keep logs', 'go back']);
    expect(heard).toContain('The lines of a log that goes are kept in pay.jsonl.');
    const other = partsWith({ ...keeping, keepLogs: failing('Not you.') });
    await expect(release(other.parts)).rejects.toThrow('The release was taken back.');
    expect(other.done).toEqual(['deploy', 'go back']);
    expect(heard).toContain('Logs that go could not be kept: Not you.');
  });

  test('where the journey fails', async () => {
    let made = 0;
    const journey = async () => {
      made += 1;
      if (made === 1) throw new Error('A request was answered 500.');
    };
    const { parts, done } = partsWith({ journey });
    await expect(release(parts)).rejects.toThrow(
      'The release was taken back. A request was answered 500.\nThe one before stands again, with which the journey can be made.',
    );
    expect(done).toEqual(['deploy', 'go back']);
  });

  test('where an alarm rings after the deployment, also in the tenth minute', async () => {
    const quiet = Array.from({ length: watching.for / watching.every }, () => [] as string[]);
    for (const looks of [
      [[], ['sarai-prod-failing']],
      [[], ...quiet, ['sarai-prod-failing']],
    ]) {
      const { parts, done } = partsWith({ alarms: rings(...looks) });
      await expect(release(parts)).rejects.toThrow('Since the deployment rings sarai-prod-failing.');
      expect(done).toContain('go back');
    }
  });

  test('where the deployment itself fails, for stacks before the one that failed are changed', async () => {
    const { parts, done } = partsWith({ deploy: failing('cdk deploy ended with 1.') });
    await expect(release(parts)).rejects.toThrow('The release was taken back. cdk deploy ended with 1.');
    expect(done).toEqual(['go back', 'journey']);
  });

  test('and it says where that was not all that is wrong', async () => {
    const { parts } = partsWith({ journey: failing('SES is away.') });
    await expect(release(parts)).rejects.toThrow('cannot be made either');
  });

  test('and it says where that failed too', async () => {
    const { parts } = partsWith({ journey: failing('It failed.'), goBack: failing('cdk deploy ended with 1.') });
    await expect(release(parts)).rejects.toThrow('to be taken back, and that failed too');
  });
});

test('an alarm that rang before takes back no release, which may be its remedy', async () => {
  const { parts, done } = partsWith({ alarms: async () => new Map([...quiet, ['sarai-prod-slow', true]]) });
  await release(parts);
  expect(done).not.toContain('go back');
});

test('an alarm that the release has brought takes nothing back: it may ring for want of values of before', async () => {
  const { parts, done } = partsWith({ alarms: rings([], ['sarai-prod-new-clock']) });
  await release(parts);
  expect(done).not.toContain('go back');
});

test('a stage that is new has nothing to go back to, and its journey is prepared', async () => {
  const { parts, done } = partsWith({ keep: async () => false });
  await release(parts);
  expect(done).toEqual(['deploy', 'prepare']);
});
