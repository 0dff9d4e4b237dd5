import { expect, test } from 'vitest';
import { payeeOpening, payeeSealing } from '../../../functions/money/sealing.ts';
import { isOutage } from '../../../functions/runtime/outage.ts';
import { setForTest } from '../../support/accounts.ts';
import { kmsKey, openKms } from '../../support/kms.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';
import { callsAreSigned } from '../../support/secretsManager.ts';
import { keyFileOf } from '../../support/signing.ts';

const values = { iban: 'PK33ABCD0000000000000000', title: 'Gul Zarmina گل زرمینہ', jazzcash: '03001234567' };
const key = { pk: 'user#vendor1', sk: 'payee#0001' };
const by = { role: 'user', id: 'traveller1', digest: 'of a session', createdAt: 0 } as const;

async function openSigned() {
  callsAreSigned();
  return openKms();
}

const keepers = { KMS: openSigned, 'a file': async () => setForTest('PEOPLE_KEY', keyFileOf('a key of one test')) };

test.each(Object.entries(keepers))('values sealed under %s open for their own item', async (_, prepare) => {
  await prepare();
  const sealed = await payeeSealing.open().seal(values, key);
  expect(await payeeOpening.open().open(sealed, key, by)).toEqual(values);
});

test.each(Object.entries(keepers))('values sealed under %s open for no other item', async (_, prepare) => {
  await prepare();
  const sealed = await payeeSealing.open().seal(values, key);
  const { open } = payeeOpening.open();
  for (const other of [
    { ...key, pk: 'user#vendor2' },
    { ...key, sk: 'payee#0002' },
  ]) {
    await expect(open(sealed, other, by)).rejects.toMatchObject({ code: 'InvalidCiphertextException' });
  }
});

test('a data key is asked for and opened by signed calls that name the key, the table, the item and the field', async () => {
  const kms = await openSigned();
  const sealed = await payeeSealing.open().seal(values, key);
  await payeeOpening.open().open(sealed, key, by);
  const context = { table: 'vendors', key: 'user#vendor1/payee#0001', field: 'payee' };
  expect(kms.asked).toEqual([
    { target: 'GenerateDataKey', KeyId: kmsKey, KeySpec: 'AES_256', EncryptionContext: context },
    { target: 'Decrypt', KeyId: kmsKey, CiphertextBlob: expect.any(String), EncryptionContext: context },
  ]);
  const signed = expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/kms\//);
  expect(kms.headers.map(({ authorization }) => authorization)).toEqual([signed, signed]);
});

test('a port that seals cannot open, and one that opens cannot seal', () => {
  const { actions, open } = payeeSealing;
  setForTest('PEOPLE_KEY', keyFileOf('a key of one test'));
  expect([actions, Object.keys(open())]).toEqual([['kms:GenerateDataKey'], ['seal']]);
  expect([payeeOpening.actions, Object.keys(payeeOpening.open())]).toEqual([['kms:Decrypt'], ['open']]);
});

test('a line of the log says who had which item opened, and nothing of its values or of the session', async () => {
  await openSigned();
  const lines = listenAsLambda();
  const sealed = await payeeSealing.open().seal(values, key);
  expect(lines).toEqual([]);
  await payeeOpening.open().open(sealed, key, { ...by, role: 'vendor', staffId: 'helper1' });
  expect(asRead(lines)).toMatchObject([
    {
      level: 'INFO',
      message: {
        opened: 'vendors.payee',
        item: 'user#vendor1/payee#0001',
        by: { role: 'vendor', id: 'traveller1', staffId: 'helper1' },
      },
    },
  ]);
  for (const word of [...Object.values(values), 'of a session', sealed]) expect(lines.join()).not.toContain(word);
});

test('a refusal of KMS is a fault of ours under the name that KMS gives, and an outage is told as one', async () => {
  const kms = await openSigned();
  const refusal = async () => {
    const error: unknown = await payeeSealing
      .open()
      .seal(values, key)
      .catch((thrown: unknown) => thrown);
    return [isOutage(error), (error as { code?: string }).code, String(error).includes(kmsKey)];
  };
  kms.broken = [400, 'com.amazonaws#AccessDeniedException'];
  expect(await refusal()).toEqual([false, 'AccessDeniedException', false]);
  kms.broken = [500, 'KMSInternalException'];
  expect(await refusal()).toEqual([true, 'KMSInternalException', false]);
});
