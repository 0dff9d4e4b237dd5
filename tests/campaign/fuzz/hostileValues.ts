import type { Random } from '../random.ts';

/** It must never be answered to whoever did not send it. */
export const pollution = 'campaign-polluted';

/** Values that nobody types. Each is made when it is asked for, for some are large. */
const texts: readonly (() => string)[] = [
  () => '',
  () => '   ',
  () => '1e3',
  () => '0x10',
  () => '٤٢',
  () => 'NaN',
  () => '-0',
  () => 'null',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => 'x\udfff\ud800',
  () => '\u202eevil\u2066',
  () => '\ufeff\u200b\u200d',
  () => 'e\u0301'.repeat(40),
  () => '\ufdfa'.repeat(60),
  () => 'İıſK',
  () => '🏔️'.repeat(40),
  () => '../../../etc/passwd',
  () => '..%2f..%2f',
  () => "' OR 1=1 --",
  () => '<script>alert(1)</script>',
  () => '{{7*7}}<%= 7*7 %>',
  () => 'a@b@c',
  () => '@',
  () => '"quoted"@example.com',
  () => 'name@example.com.',
  () => 'name@例え.jp',
  () => 'name@[127.0.0.1]',
  () => 'a\r\nBcc: b@example.com',
  () => 'x'.repeat(10_000),
  () => 'ی'.repeat(3_000),
  () => '9'.repeat(400),
  () => ' '.repeat(5_000),
  () => '__proto__',
  () => 'constructor',
  () => 'search#*#*#*',
  () => '~',
];

const values: readonly (() => unknown)[] = [
  ...texts,
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1.5,
  () => 2 ** 53,
  () => -1e308,
  () => [],
  () => [null],
  () => [[[[[]]]]],
  () => Array.from({ length: 2_000 }, () => ({})),
  () => ({}),
  () => ({ length: 1e9 }),
  () => ({ toString: 1, valueOf: null }),
  () => ({ toJSON: 'x', inspect: 'x' }),
  () => JSON.parse(`{"__proto__":{"message":"${pollution}","code":"${pollution}"}}`),
  () => JSON.parse(`{"constructor":{"prototype":{"message":"${pollution}"}}}`),
  () => nested(300),
];

export function hostileValue(random: Random): unknown {
  return random.pick(values)();
}

export function hostileText(random: Random): string {
  return random.pick(texts)();
}

/** Names that mean something to somebody else. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '_id',
  'id',
  'role',
  'listedAt',
  'removed',
  'pk',
  '',
  '\u0000',
  'a.b[0]',
  '$ne',
];

export function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Bodies that are no JSON, or none that anything can be made of. */
export const hostileBodies: readonly (() => string | Buffer)[] = [
  () => '',
  () => '{',
  () => '{"a":1',
  () => 'null',
  () => 'true',
  () => '1',
  () => '"text"',
  () => '[]',
  () => '[{}]',
  () => '{"a":1}{"b":2}',
  () => "{'a':1}",
  () => '{"a":NaN}',
  () => '{"a":1e999}',
  () => '\ufeff{}',
  () => '\u0000',
  () => 'a=1&b=2',
  () => Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  () => Buffer.from('{"email":"\xff\xfe@example.com","password":"\xc3("}', 'latin1'),
  () => '['.repeat(50_000),
  () => '['.repeat(40_000) + ']'.repeat(40_000),
  () => '{"a":'.repeat(15_000) + 1 + '}'.repeat(15_000),
  () => `{"a":"${'x'.repeat(101 * 1024)}"}`,
  () => `{"a":"${'x'.repeat(400 * 1024)}"}`,
  () => `{${Array.from({ length: 8_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  () => '{"email":"a@example.com","email":"b@example.com","password":"Deodar@2024"}',
  () => `{"__proto__":{"message":"${pollution}"},"email":"a@example.com","password":"Deodar@2024"}`,
  () => '-----x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n-----x--',
];
