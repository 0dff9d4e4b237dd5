import { eventually } from '../journey/scene.ts';
import { form, json, type Services } from '../stacks/aws.ts';

interface Alarm {
  name: string;
  topics: string[];
}

/** Every alarm that names a topic tells it: a queue that listens there gets a message of each. */
export async function ringAlarms(services: Services, prefix: string): Promise<string> {
  const alarms = (await alarmsOf(services)).filter(({ name }) => name.startsWith(prefix));
  const told = alarms.filter(({ topics }) => topics.length > 0);
  const names = new Set(told.map(({ name }) => name));
  if (names.size > 0) await listen(services, [...new Set(told.flatMap(({ topics }) => topics))], names);
  return `${told.length} of ${alarms.length} alarms tell a topic`;
}

async function alarmsOf(services: Services): Promise<Alarm[]> {
  const { MetricAlarms }: DescribedAlarms = JSON.parse(await services(cloudWatch('DescribeAlarms', {})));
  return MetricAlarms.map(({ AlarmName: name, AlarmActions }) => ({
    name,
    topics: AlarmActions.filter((action) => action.includes(':sns:')),
  }));
}

interface DescribedAlarms {
  MetricAlarms: { AlarmName: string; AlarmActions: string[] }[];
}

function cloudWatch(action: string, input: object) {
  return json('monitoring', `GraniteServiceVersion20100801.${action}`, input, '1.0');
}

/** Sets the state of an alarm, as a metric would. */
export async function setAlarm(services: Services, AlarmName: string, StateValue: 'ALARM' | 'OK'): Promise<void> {
  await services(cloudWatch('SetAlarmState', { AlarmName, StateValue, StateReason: 'A test.' }));
}

/** Rings each alarm, and waits until all have been heard. @throws Error when some were not */
async function listen(services: Services, topics: string[], names: Set<string>): Promise<void> {
  const sqs = (action: string, input: object) => services(json('sqs', `AmazonSQS.${action}`, input, '1.0'));
  const { QueueUrl } = JSON.parse(await sqs('CreateQueue', { QueueName: 'alarms-heard', Attributes: open }));
  const Endpoint = `arn:aws:sqs:us-east-1:000000000000:${QueueUrl.split('/').at(-1)}`;
  for (const TopicArn of topics) {
    await services(form('sns', '2010-03-31', { Action: 'Subscribe', TopicArn, Protocol: 'sqs', Endpoint }));
  }
  for (const AlarmName of names) {
    await setAlarm(services, AlarmName, 'ALARM');
  }
  let heard = '';
  await eventually(`all of ${[...names].join(', ')} are heard`, async () => {
    heard += await sqs('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10 });
    return [...names].every((name) => heard.includes(name)) || undefined;
  });
  await sqs('DeleteQueue', { QueueUrl });
}

/** Topics may write into the queue. */
const open = {
  Policy: JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Principal: { Service: 'sns.amazonaws.com' }, Action: 'sqs:SendMessage', Resource: '*' },
    ],
  }),
};
