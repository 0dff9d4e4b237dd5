import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { isOutage } from '../../../functions/runtime/outage.ts';
import { secrets } from '../../../functions/runtime/secrets.ts';
import { setForTest } from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';

const arn = 'arn:aws:secretsmanager:ap-south-1:1:secret:signing-x';

beforeEach(() => {
  setForTest('AWS_REGION', 'ap-south-1');
  setForTest('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  setForTest('AWS_SECRET_ACCESS_KEY', 'secret');
  setForTest('SIGNING_SECRET', arn);
});

interface Manager {
  versions: Record<string, string>;
  asked: { SecretId: string; VersionStage: string }[];
  headers: Record<string, unknown>[];
  /** An answer that is none: its status and the name of the error. */
  broken?: [number, string];
}

/** A server in the place of Secrets Manager. */
async function manager(versions: Record<string, string>): Promise<Manager> {
  const held: Manager = { versions, asked: [], headers: [] };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request));
    held.asked.push(asked);
    held.headers.push(request.headers);
    const value = held.versions[asked.VersionStage];
    const [status, name] = held.broken ?? [400, 'ResourceNotFoundException'];
    if (held.broken || value === undefined) response.writeHead(status).end(JSON.stringify({ __type: name }));
    else response.writeHead(200).end(JSON.stringify({ SecretString: value }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setForTest('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return held;
}

test('both versions are asked for by a signed call, and the newer one signs', async () => {
  const held = await manager({ AWSCURRENT: 'new', AWSPREVIOUS: 'old' });
  expect(await secrets.open().signing()).toEqual(['new', 'old']);
  expect(held.asked).toContainEqual({ SecretId: arn, VersionStage: 'AWSCURRENT' });
  expect(held.headers[0]).toMatchObject({
    'x-amz-target': 'secretsmanager.GetSecretValue',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/secretsmanager\//,
    ),
  });
});

test('a secret that was never rotated has one version', async () => {
  await manager({ AWSCURRENT: 'only' });
  expect(await secrets.open().signing()).toEqual(['only']);
});

test('they are kept for five minutes, and calls that come together ask once', async () => {
  const held = await manager({ AWSCURRENT: 'new' });
  const { signing } = secrets.open();
  await Promise.all([signing(), signing()]);
  passTime(299);
  await signing();
  expect(held.asked).toHaveLength(2);
  held.versions.AWSCURRENT = 'newer';
  expect(await signing(20_000)).toEqual(['newer']);
  passTime(301);
  await signing();
  expect(held.asked).toHaveLength(6);
});

test('an outage is told as one, is not kept, and names no secret', async () => {
  const held = await manager({ AWSCURRENT: 'new' });
  held.broken = [500, 'InternalServiceError'];
  const { signing } = secrets.open();
  const error = await signing().catch((thrown: Error) => thrown);
  expect([isOutage(error), String(error)]).toEqual([true, expect.not.stringContaining(arn)]);
  held.broken = undefined as never;
  expect(await signing()).toEqual(['new']);
});

test('a secret that is not there, or that the role may not read, is a fault of ours', async () => {
  const held = await manager({});
  const { signing } = secrets.open();
  await expect(signing()).rejects.toMatchObject({ code: 'ResourceNotFoundException' });
  held.broken = [400, 'com.amazonaws#AccessDeniedException'];
  const error = await signing().catch((thrown: Error) => thrown);
  expect([isOutage(error), (error as { code?: string }).code]).toEqual([false, 'AccessDeniedException']);
});
