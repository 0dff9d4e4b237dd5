import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DataKeys } from '../../../functions/money/dataKeys.ts';
import { fileKeys } from '../../../functions/money/keyFile.ts';
import { kmsKeys } from '../../../functions/money/kms.ts';
import { open, seal } from '../../../functions/money/sealedValue.ts';
import { kmsKey, openKms } from '../../support/kms.ts';
import { callsAreSigned } from '../../support/secretsManager.ts';
import { keyFileOf } from '../../support/signing.ts';

const values = { iban: 'PK33ABCD0000000000000000', title: 'Gul Zarmina گل زرمینہ', jazzcash: '03001234567' };
const place = { table: 'vendors', key: 'user#vendor1/payee#0001', field: 'payee' };

/** Keepers of keys, each with the way to give it new material, and another keeper that has other material. */
const keepers = {
  KMS: async () => {
    callsAreSigned();
    const { rotate } = await openKms();
    return { keys: kmsKeys(kmsKey), rotate, other: kmsKeys(`${kmsKey}-of-another-stage`) };
  },
  'a file': async () => {
    const url = keyFileOf('the first');
    const rotate = () => writeFileSync(fileURLToPath(url), JSON.stringify(['the second', 'the first']));
    return { keys: fileKeys(url), rotate, other: fileKeys(keyFileOf('of another stage')) };
  },
};

const each = Object.entries(keepers);

/** One data key for everything, in no bounds: what is refused under it is refused by the sealed text itself. */
function oneKey(): DataKeys {
  const plain = randomBytes(32);
  return { make: async () => ({ plain, encrypted: Buffer.from('one') }), open: async () => plain };
}

const otherPlaces = [
  { ...place, table: 'users' },
  { ...place, key: 'user#vendor2/payee#0001' },
  { ...place, field: 'cnic' },
  { table: place.key, key: place.table, field: place.field },
];

test.each(each)('under %s a value opens where it was sealed', async (_, openKeeper) => {
  const { keys } = await openKeeper();
  expect(await open(await seal(values, place, keys), place, keys)).toEqual(values);
});

test.each(each)('under %s a data key opens for no other table, item or field', async (_, openKeeper) => {
  const { keys } = await openKeeper();
  const { encrypted } = await keys.make(place);
  for (const other of otherPlaces) {
    await expect(keys.open(encrypted, other)).rejects.toMatchObject({ code: 'InvalidCiphertextException' });
  }
});

test('under a data key that opens everywhere the text still opens for no other table, item or field', async () => {
  const keys = oneKey();
  const sealed = await seal(values, place, keys);
  expect(await open(sealed, place, keys)).toEqual(values);
  for (const other of otherPlaces) await expect(open(sealed, other, keys)).rejects.toThrow();
});

test.each(each)('another key than that of %s opens nothing', async (_, openKeeper) => {
  const { keys, other } = await openKeeper();
  const sealed = await seal(values, place, keys);
  await expect(open(sealed, place, other)).rejects.toMatchObject({ code: 'InvalidCiphertextException' });
});

test.each(each)(
  'once %s has new material, what was sealed before opens, and so does what is sealed after',
  async (_, openKeeper) => {
    const { keys, rotate } = await openKeeper();
    const before = await seal(values, place, keys);
    rotate();
    const after = await seal(values, place, keys);
    expect([await open(before, place, keys), await open(after, place, keys)]).toEqual([values, values]);
  },
);

test('new material of a file seals what is sealed after', async () => {
  const { keys, rotate } = await keepers['a file']();
  rotate();
  const sealed = await seal(values, place, keys);
  expect(await open(sealed, place, fileKeys(keyFileOf('the second')))).toEqual(values);
});

test('a text that was changed at any character, cut or lengthened does not open', async () => {
  const { keys } = await keepers['a file']();
  const sealed = await seal(values, place, keys);
  const changed = [...sealed].map(
    (letter, at) => sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
  );
  const others = [
    ...changed,
    '',
    'v1',
    'v1...',
    sealed.slice(0, -1),
    sealed.slice(1),
    `${sealed}A`,
    `${sealed}.A`,
    `${sealed}=`,
  ];
  const results = await Promise.allSettled(others.map((text) => open(text, place, keys)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([]);
});

test('parts of two sealed values make none', async () => {
  const { keys } = await keepers['a file']();
  const [one, other] = (await Promise.all([seal(values, place, keys), seal(values, place, keys)])).map((text) =>
    text.split('.'),
  );
  for (const part of [1, 2, 3]) {
    const mixed = one?.with(part, other?.[part] ?? '').join('.') ?? '';
    await expect(open(mixed, place, keys)).rejects.toThrow();
  }
});

test('each value has a data key of its own', async () => {
  const { keys } = await keepers['a file']();
  const made: string[] = [];
  const noting: DataKeys = {
    ...keys,
    make: async (of) => {
      const key = await keys.make(of);
      made.push(key.plain.toString('hex'), key.encrypted.toString('hex'));
      return key;
    },
  };
  for (let time = 0; time < 5; time++) await seal(values, place, noting);
  expect(new Set(made).size).toBe(10);
});

test('no nonce comes twice, even under one data key', async () => {
  const keys = oneKey();
  const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(values, place, keys)));
  expect(new Set(sealed.map((text) => text.split('.')[2])).size).toBe(50);
});

test('a sealed value is ASCII that shows nothing of the values, and fits beside others in an item of a kilobyte', async () => {
  const { keys } = await keepers.KMS();
  const sealed = await seal({ ...values, easypaisa: '03451234567' }, place, keys);
  expect(sealed).toMatch(/^v1(\.[\w-]+){3}$/);
  const bytes = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  for (const word of ['iban', 'PK33', '0300', 'Gul']) expect(bytes.join() + sealed).not.toContain(word);
  // A data key that AWS encrypts has 184 bytes in all, that of the stand-in 60.
  expect(sealed.length + Math.ceil(((184 - 60) * 4) / 3)).toBeLessThan(600);
});
