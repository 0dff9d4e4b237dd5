import type { Mutant } from './mutant.ts';

const value = ['tests/functions/money/sealedValue.pure.test.ts'];
const ports = ['tests/functions/money/sealing.pure.test.ts'];
const key = ['tests/infra/data/peopleKey.test.ts'];

/** Mistakes in how numbers of people are sealed. */
export const sealMutants: Mutant[] = [
  {
    name: 'seal: the text is bound to no place',
    file: 'functions/money/dataKeys.ts',
    text: 'JSON.stringify([table, key, field])',
    becomes: "''",
    tests: value,
  },
  {
    name: 'seal: the text is bound to its table and item, whatever the field',
    file: 'functions/money/dataKeys.ts',
    text: 'JSON.stringify([table, key, field])',
    becomes: 'JSON.stringify([table, key, field.slice(99)])',
    tests: value,
  },
  {
    name: 'seal: parts of a place run into each other',
    file: 'functions/money/dataKeys.ts',
    text: 'JSON.stringify([table, key, field])',
    becomes: '[table, key, field].sort().join()',
    tests: value,
  },
  {
    name: 'seal: one nonce serves all',
    file: 'functions/money/cipher.ts',
    text: 'randomBytes(nonceBytes)',
    becomes: 'randomBytes(nonceBytes).fill(7)',
    tests: value,
  },
  {
    name: 'seal: one data key serves all',
    file: 'functions/money/keyFile.ts',
    text: 'const plain = randomBytes(keyBytes);',
    becomes: 'const plain = Buffer.alloc(keyBytes, 7);',
    tests: value,
  },
  {
    name: 'seal: KMS is told no place',
    file: 'functions/money/kms.ts',
    text: 'return { table, key, field };',
    becomes: 'return table && key && field ? {} : {};',
    tests: [...value, ...ports],
  },
  {
    name: 'seal: KMS opens under whatever key it finds',
    file: 'functions/money/kms.ts',
    text: "ask('Decrypt', { KeyId, CiphertextBlob",
    becomes: "ask('Decrypt', { CiphertextBlob",
    tests: ports,
  },
  {
    name: 'seal: an older secret opens nothing',
    file: 'functions/money/keyFile.ts',
    text: 'return [keyOf(newest), ...older.map(keyOf)];',
    becomes: 'return older.length > 9 ? [keyOf(newest), ...older.map(keyOf)] : [keyOf(newest)];',
    tests: value,
  },
  {
    name: 'seal: another text of the same bytes opens',
    file: 'functions/money/sealedValue.ts',
    text: "part.toString('base64url') === texts[at]",
    becomes: 'part.length > 0 && texts[at] !== undefined',
    tests: value,
  },
  {
    name: 'seal: an item shares its place with those beside it',
    file: 'functions/money/sealing.ts',
    text: "[pk, sk].join('/')",
    becomes: 'pk || sk',
    tests: ports,
  },
  {
    name: 'seal: an opening leaves no line',
    file: 'functions/money/sealing.ts',
    text: "log('info', { opened",
    becomes: "log.length > 9 && log('info', { opened",
    tests: ports,
  },
  {
    name: 'seal: the line of an opening holds the values',
    file: 'functions/money/sealing.ts',
    text: 'opened: resource, item',
    becomes: 'opened: resource, values, item',
    tests: ports,
  },
  {
    name: 'seal: a role opens every field',
    file: 'infra/data/peopleKey.ts',
    text: "'kms:EncryptionContext:table': table, 'kms:EncryptionContext:field': field",
    becomes: "'kms:EncryptionContext:table': table && field && table",
    tests: key,
  },
  {
    name: 'seal: everybody of the account may use the key',
    file: 'infra/data/peopleKey.ts',
    text: "          ArnLike: { 'aws:PrincipalArn': roles },\n",
    becomes: '',
    tests: key,
  },
  {
    name: 'seal: the key is of one region',
    file: 'infra/data/peopleKey.ts',
    text: 'multiRegion: true',
    becomes: 'multiRegion: false',
    tests: key,
  },
];
