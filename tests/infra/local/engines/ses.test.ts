import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { expect, onTestFinished, test } from 'vitest';
import { type SentMail, startSes } from '../../../../infra/local/engines/ses.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';

test('a mail that was sent is in the inbox, and whoever listens is told of it', async () => {
  const engine = await startSes();
  onTestFinished(engine.stop);
  const client = new SESClient({ endpoint: engine.endpoint, ...localAccess });
  onTestFinished(() => client.destroy());
  const told: SentMail[] = [];
  engine.onSent((mail) => told.push(mail));
  await client.send(
    new SendEmailCommand({
      ConfigurationSetName: 'sarai-local',
      Source: 'no-reply@sarai.example',
      Destination: { ToAddresses: ['traveller@sarai.example'] },
      Message: { Subject: { Data: 'Your code' }, Body: { Text: { Data: '123456' } } },
    }),
  );
  const store = await (await fetch(`${engine.endpoint}/store`)).json();
  expect(store).toMatchObject({ emails: [{ subject: 'Your code', body: { text: '123456' } }] });
  expect(told).toEqual([{ to: 'traveller@sarai.example', configurationSet: 'sarai-local' }]);
  expect((await fetch(engine.inboxUrl)).headers.get('content-type')).toMatch(/^text\/html/);
});
