import { beforeEach, expect, test } from 'vitest';
import { isOutage } from '../../../functions/runtime/outage.ts';
import { secrets } from '../../../functions/runtime/secrets.ts';
import { setForTest } from '../../support/accounts.ts';
import { callsAreSigned, manager } from '../../support/secretsManager.ts';
import { passTime } from '../../support/time.ts';

const arn = 'arn:aws:secretsmanager:ap-south-1:1:secret:signing-x';

beforeEach(() => {
  callsAreSigned();
  setForTest('SIGNING_SECRET', arn);
});

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
