import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { compose } from '../../../functions/mail/compose.ts';
import { buttonsPart, factsPart } from '../../../functions/mail/drawnParts.ts';
import { mailbox } from '../../../functions/mail/mailbox.ts';
import { setForTest } from '../../support/accounts.ts';

beforeEach(() => {
  setForTest('AWS_REGION', 'us-east-1');
  setForTest('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  setForTest('AWS_SECRET_ACCESS_KEY', 'secret');
  setForTest('MAIL_SENDER', 'Sarai <no-reply@sarai.example>');
});

type Answer = readonly [status: number, body: string];

const taken: Answer = [
  200,
  '<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>',
];
const refusal = (code: string, status = 400): Answer => [
  status,
  `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`,
];

/** A server in the place of SES, which gives these answers and then takes everything, and what it was sent. */
async function ses(...answers: Answer[]) {
  const forms: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    forms.push(Object.fromEntries(new URLSearchParams(await text(request))));
    const [status, body] = answers[forms.length - 1] ?? taken;
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setForTest('AWS_ENDPOINT_URL_SES', endpoint);
  return { endpoint, forms };
}

const mail = compose({ kind: 'code', language: 'ur', subject: 'آپ کا کوڈ & more' }, [{ text: 'سلام\nA+B=C' }]);

test('a mail is sent with its words as they are, from the address of the stage', async () => {
  const { forms } = await ses();
  await mailbox.open().send('gul+1@example.com', mail);
  expect(forms).toMatchObject([
    {
      Source: 'Sarai <no-reply@sarai.example>',
      'Destination.ToAddresses.member.1': 'gul+1@example.com',
      'Message.Subject.Data': mail.subject,
      'Message.Body.Text.Data': mail.text,
      'Message.Body.Html.Data': mail.html,
    },
  ]);
});

test('a mail is sent with the configuration set of the stage, and with none where there is none', async () => {
  const { forms } = await ses();
  await mailbox.open().send('gul@example.com', mail);
  setForTest('MAIL_CONFIGURATION_SET', 'sarai-prod');
  await mailbox.open().send('gul@example.com', mail);
  expect(forms.map(({ ConfigurationSetName }) => ConfigurationSetName)).toEqual([undefined, 'sarai-prod']);
});

test('a fault of the service is tried once more', async () => {
  const { forms } = await ses(refusal('InternalFailure', 500));
  expect(await mailbox.open().offer('gul@example.com', mail)).toBe('taken');
  expect(forms).toHaveLength(2);
});

test.each([
  ['MessageRejected', 'refused'],
  ['InvalidParameterValue', 'undeliverable'],
  ['AccountSendingPausedException', 'mail_unavailable'],
  ['Throttling', 'mail_unavailable'],
])('what SES says with %s is told as %s', async (code, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await ses(refusal(code), refusal(code));
  const answer = await mailbox
    .open()
    .offer('gul@example.com', mail)
    .catch((error: { code: string }) => error.code);
  expect(answer).toBe(told);
});

test('a mail that SES certainly did not take is refused with what SES said as its cause', async () => {
  await ses(refusal('Throttling'), refusal('Throttling'));
  const offered = mailbox.open().offer('gul@example.com', mail);
  await expect(offered).rejects.toMatchObject({ code: 'mail_unavailable', cause: { name: 'Throttling' } });
});

test('an address that SES names in its refusal gets no mail the next time either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [status, body] = refusal('MessageRejected');
  const said = '</Code><Message>Email address is not verified: Gul@example.com</Message>';
  await ses([status, body.replace('</Code>', said)]);
  expect(await mailbox.open().offer('gul@example.com', mail)).toBe('undeliverable');
});

test('further lines of what a person typed do not look like buttons of ours', () => {
  const typed = 'Thank you.\n\nAccept\nhttps://elsewhere.example';
  const { text } = compose({ kind: 'code', language: 'en', subject: 'A' }, [factsPart([['Note', typed]])]);
  expect(text).toBe('Note: Thank you.\n  \n  Accept\n  https://elsewhere.example\n');
});

test('facts and buttons are said in both forms, in the direction of the language', () => {
  const parts = [
    factsPart([['Hotel', 'Pine <House>']]),
    buttonsPart([{ link: 'https://sarai.example/#token=a.b', label: 'Accept', first: true }]),
  ];
  const english = compose({ kind: 'code', language: 'en', subject: 'A' }, parts);
  expect(english.text).toBe('Hotel: Pine <House>\n\nAccept\nhttps://sarai.example/#token=a.b\n');
  expect(english.html).toContain('<bdi>Pine &lt;House&gt;</bdi>');
  expect(english.html).toContain('text-align:left');
  expect(compose({ kind: 'code', language: 'ur', subject: 'A' }, parts).html).toContain('<table dir="rtl"');
});
