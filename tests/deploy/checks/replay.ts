import { givenUpId } from '../../../infra/operate/replay/givenUpEvent.ts';
import { mustRun } from '../command.ts';
import { mustHold } from '../journey/scene.ts';
import { json } from '../stacks/aws.ts';
import { resourcesOf } from '../stacks/formation.ts';
import { idOf } from '../stage.ts';
import type { Target } from './releases.ts';

/** The operators' command lists and replays the events that Lambda gave up; then the queue is empty. */
export async function replayGivenUp({ services, environment, prefix }: Target): Promise<string> {
  const QueueUrl = idOf(await resourcesOf(services, `${prefix}events`), 'AWS::SQS::Queue', givenUpId);
  const sqs = (action: string, input: object) =>
    services(json('sqs', `AmazonSQS.${action}`, { QueueUrl, ...input }, '1.0'));
  const functionArn = `arn:aws:lambda:us-east-1:000000000000:function:${prefix}removeUnusedPhotos:$LATEST`;
  // As Lambda writes it once its tries are used up.
  await sqs('SendMessage', {
    MessageBody: JSON.stringify({ requestContext: { functionArn }, requestPayload: {}, responsePayload: {} }),
  });
  const command = (...args: string[]) =>
    mustRun({
      file: process.execPath,
      args: ['infra/operate.ts', 'replay', '-c', 'stage=dev', ...args],
      env: environment,
      seconds: 60,
    });
  const told = await command();
  mustHold(told.includes(`1 message to be replayed. Among them, for:\n  ${prefix}removeUnusedPhotos`), `told: ${told}`);
  const done = await command('--yes');
  mustHold(done.includes('1 message replayed.'), `replayed: ${done}`);
  const left = await command();
  mustHold(left.includes('Nothing is given up.'), `nothing is left: ${left}`);
  return 'told, done, and gone';
}
