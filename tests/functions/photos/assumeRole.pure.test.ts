import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { assumeRole, uploadBroker } from '../../../functions/photos/uploadBroker.ts';
import { setForTest } from '../../support/accounts.ts';

const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

beforeEach(() => {
  setForTest('AWS_REGION', 'ap-south-1');
  setForTest('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  setForTest('AWS_SECRET_ACCESS_KEY', secretAccessKey);
  setForTest('AWS_SESSION_TOKEN', 'own-token');
});

interface ReceivedRequest {
  request: IncomingMessage;
  body: string;
}

/** A server in the place of STS, and what it is sent. */
async function sts(status: number, answer: string): Promise<ReceivedRequest[]> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    response.writeHead(status).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  setForTest('AWS_ENDPOINT_URL_STS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return received;
}

const granted = `<Credentials><AccessKeyId>AKIA</AccessKeyId><SecretAccessKey>secret</SecretAccessKey>
<SessionToken>token</SessionToken><Expiration>2026-11-19T10:00:00Z</Expiration></Credentials>`;

/** AWS's signature of a request that it receives ("Create a signed AWS API request", IAM User Guide). */
function signatureOf({ request: { method, url, headers }, body }: ReceivedRequest, signedNames: string): string {
  const [date = '', day = ''] = /^(\d{8})T\d{6}Z$/.exec(String(headers['x-amz-date'])) ?? [];
  const lines = signedNames.split(';').map((name) => `${name}:${headers[name]}`);
  const canonical = [method, url, '', ...lines, '', signedNames, sha256(body)].join('\n');
  const scope = [day, 'ap-south-1', 'sts', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')).toString('hex');
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

function sha256(data: string): string {
  return createHash('sha256').update(data).digest('hex');
}

test('the call carries a signature by the own credentials over all that it sends', async () => {
  const received = await sts(200, granted);
  expect(await assumeRole('arn:aws:iam::1:role/uploads', '{"Statement":[]}')).toEqual({
    accessKeyId: 'AKIA',
    secretAccessKey: 'secret',
    sessionToken: 'token',
    expiration: '2026-11-19T10:00:00Z',
  });
  const [call] = received;
  if (!call) throw new Error('STS was not asked.');
  const { authorization = '', host } = call.request.headers;
  const [, names = '', signature] = /SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ?? [];
  expect(names.split(';')).toEqual(expect.arrayContaining(['content-type', 'host', 'x-amz-security-token']));
  expect(signature).toBe(signatureOf(call, names));
  expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(Object.fromEntries(new URLSearchParams(call.body))).toMatchObject({
    Action: 'AssumeRole',
    RoleArn: 'arn:aws:iam::1:role/uploads',
    Policy: '{"Statement":[]}',
    DurationSeconds: '900',
  });
});

test('a refusal carries the code of STS', async () => {
  await sts(403, '<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>');
  await expect(assumeRole('arn:aws:iam::1:role/uploads', '{}')).rejects.toMatchObject({ code: 'AccessDenied' });
});

test('an answer without credentials is an error', async () => {
  await sts(200, granted.replace(/<SessionToken>.*<\/SessionToken>/, ''));
  await expect(assumeRole('arn:aws:iam::1:role/uploads', '{}')).rejects.toThrow('without credentials');
});

test('an upload that STS refuses has its reason as the cause, for the log', async () => {
  await sts(403, '<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>');
  setForTest('UPLOAD_ROLE', 'arn:aws:iam::123456789012:role/photos');
  setForTest('UPLOAD_BUCKET', 'uploads');
  const refused = uploadBroker.open().allow(['room-photos/incoming/v/p']);
  await expect(refused).rejects.toMatchObject({ code: 'uploads_unavailable', cause: { name: 'AccessDenied' } });
});
