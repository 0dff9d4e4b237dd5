import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resources, stacksOf } from '../../support/stacks.ts';

const prod = await stacksOf('prod');
const alarms = resources('AWS::CloudWatch::Alarm', ...prod.all, ...prod.atTheEdge).map(({ Properties }) => Properties);

/** Headings of the runbook as links name them, by GitHub's rule: small letters, hyphens for spaces, nothing else but both. */
const anchors = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-'),
);

describe.each(alarms.map((alarm) => [alarm.AlarmName as string, alarm] as const))('the alarm %s', (_, alarm) => {
  test('says its harm and links to a page of the runbook that is there', () => {
    const [, harm, runbook, anchor] =
      /^(.{40,}) (?:It wakes somebody|It waits for the morning)\. (\S+)#([\w-]+)$/.exec(alarm.AlarmDescription) ?? [];
    expect(harm).toBeDefined();
    expect(runbook).toBe('https://example.com/sarai/runbook.md');
    expect(anchors).toContain(anchor);
  });

  test('tells one topic when it rings and when it is over, the one that its words say', () => {
    const wakes = alarm.AlarmDescription.includes('It wakes somebody.');
    expect(alarm.AlarmActions).toHaveLength(1);
    expect(JSON.stringify(alarm.AlarmActions)).toMatch(wakes ? /pages/ : /alarms/);
    expect(alarm.OKActions).toEqual(alarm.AlarmActions);
  });
});

test('what keeps people from booking, logging in or seeing the site wakes somebody, and nothing else does', () => {
  const waking = alarms.filter(({ AlarmDescription }) => AlarmDescription.includes('It wakes somebody.'));
  expect(waking.map(({ AlarmName }) => AlarmName.replace('sarai-prod-', '')).sort()).toEqual([
    'account-faults',
    'booking-faults',
    'edge-failing-ap-south-1',
    'failing',
    'past-edge',
    'site-down',
    // A night of it costs more than a year of the stage.
    'spending-ap-south-1',
    'unanswered',
    'unavailable',
  ]);
});

test('the runbook has no page about an alarm that is not there', () => {
  const text = readFileSync('docs/runbook.md', 'utf8');
  const named = [...text.slice(text.indexOf('# When an alarm rings')).matchAll(/`sarai-<stage>-([\w<>-]+)`/g)];
  const names = alarms.map(({ AlarmName }) => AlarmName.replace('sarai-prod-', ''));
  const missing = named.flatMap(([, name = '']) => {
    const pattern = new RegExp(`^${name.replace(/<\w+>/, '[\\w-]+')}$`);
    return names.some((each) => pattern.test(each)) ? [] : [name];
  });
  expect(missing).toEqual([]);
});

test('a stage that tells nobody has no alarms', async () => {
  const dev = await stacksOf('dev');
  expect(resources('AWS::CloudWatch::Alarm', ...dev.all, ...dev.atTheEdge)).toEqual([]);
});

describe('who is told', () => {
  const subscriptions = resources('AWS::SNS::Subscription', prod.data).map(({ Properties }) => Properties);
  const endpointsOf = (topic: string) =>
    subscriptions
      .filter(({ TopicArn }) => TopicArn.Ref === topic)
      .map(({ Protocol, Endpoint }) => [Protocol, Endpoint]);

  test('of what wakes somebody: the pager and the alarm address', () => {
    expect(endpointsOf('pages')).toEqual([
      ['email', 'operators@sarai.example'],
      ['https', 'https://events.pager.example/integration/key'],
    ]);
  });

  test('of what waits for the morning: the alarm address alone', () => {
    expect(endpointsOf('alarms')).toEqual([['email', 'operators@sarai.example']]);
  });

  test('a stage without a pager tells the alarm address of all', async () => {
    const { data } = await stacksOf('prod', { alarmPager: undefined });
    const protocols = resources('AWS::SNS::Subscription', data).map(({ Properties }) => Properties.Protocol);
    expect(protocols).toEqual(['email', 'email']);
  });
});
