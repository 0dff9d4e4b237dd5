import { addDays, today } from '../../../shared/rules/dates.ts';
import type { Schema, Schemas } from '../document/schemaCheck.ts';
import type { Random } from '../random.ts';
import { moneyNames, moneyNumber } from './moneyValues.ts';
import { kindOf } from './pools.ts';
import type { ValueSource } from './valueSource.ts';

const words = ['Pine', 'House', 'Deosai', 'مری', 'سرائے', 'Hunza Valley', "O'Neil", 'Zürich', '山', '🏔️', 'No. 7', 'a'];

/** A value that a schema of the document allows, of a field of this name. */
export function soundValue(schema: Schema, name: string, making: ValueSource): unknown {
  if (typeof schema.$ref === 'string') {
    return soundValue(making.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}, name, making);
  }
  const known = knownValue(name, making) ?? moneyNumber(name, firstOf(schema), making);
  if (known !== undefined) return known;
  if (Array.isArray(schema.enum)) return making.random.pick(schema.enum);
  // A number, or the same as a person types it.
  if (Array.isArray(schema.anyOf)) return soundValue(schema.anyOf[0], name, making);
  return makers[String(schema.type)]?.(schema, name, making);
}

/** A schema, or the first of several that fit. */
function firstOf(schema: Schema): Schema {
  return Array.isArray(schema.anyOf) ? schema.anyOf[0] : schema;
}

/** Mostly something that is there, so that the request gets further than the first check. */
function knownValue(name: string, { random, pools, place, self }: ValueSource): string | undefined {
  // The first rooms of most houses.
  if (name === 'roomNumber' && place !== 'body') return String(random.whole(101, 103));
  const kind = kindOf(name, place);
  if (kind === undefined || !random.chance(0.8)) return undefined;
  const own = kind === 'user' || kind === 'vendor' ? self : undefined;
  return own ?? pools.pick(kind, random);
}

const makers: Record<string, (schema: Schema, name: string, making: ValueSource) => unknown> = {
  string: (schema, name, making) => soundSecret(schema, making) ?? soundText(schema, name, making),
  integer: ({ minimum, maximum }, _, { random }) => soundNumber(Number(minimum ?? 0), Number(maximum ?? 99), random),
  boolean: (_, __, { random }) => random.chance(0.5),
  array: ({ minItems, maxItems, items, uniqueItems }, name, making) => {
    const { random } = making;
    const most = Number(maxItems ?? 3);
    const count = random.chance(0.02) ? most : random.whole(Number(minItems ?? 0), Math.min(most, 3));
    const made = Array.from({ length: count }, () => soundValue(items as Schema, name, making));
    return uniqueItems === true ? [...new Set(made)] : made;
  },
  object: ({ properties = {}, required = [] }, _, making) => {
    const asked = Object.entries(properties as Schemas).filter(
      ([name]) => (required as string[]).includes(name) || making.random.chance(0.6),
    );
    return Object.fromEntries(asked.map(([name, schema]) => [name, soundValue(schema, name, making)]));
  },
};

/** Often one of the bounds, and sometimes as the text that a form or an address has. */
function soundNumber(min: number, max: number, random: Random): number | string {
  const value = random.chance(0.3) ? random.pick([min, max]) : random.whole(min, Math.min(max, min + 50));
  return random.chance(0.2) ? String(value) : value;
}

const ofFormat: Record<string, (making: ValueSource) => string> = {
  email: ({ unique }) => `f-${unique}@campaign.example`,
  password: ({ random }) => random.pick(['Deodar@2024', 'Deodar@2024 ', 'پاسورڈ@Aa12345']),
};

const dayIn = (random: Random, min: number, max: number) => addDays(today(), random.whole(min, max));

const ofName: Record<string, (making: ValueSource) => string> = {
  // The end is always after the start, and mostly near enough.
  bookingStartDate: ({ random }) => dayIn(random, 8, 12),
  bookingEndDate: ({ random }) => dayIn(random, 13, 20),
  from: ({ random }) => dayIn(random, 0, 30),
  to: ({ random }) => dayIn(random, 31, 60),
  checkIn: ({ random }) => dayIn(random, 8, 12),
  checkOut: ({ random }) => dayIn(random, 13, 20),
  month: ({ random }) => dayIn(random, 0, 90).slice(0, 7),
  DateOfBirth: ({ random }) => random.pick(['1992-05-24', '05/24/92', '2/29/2000', '31/12/1995', '1900-01-01']),
  otp: ({ random }) => String(random.whole(0, 999_999)).padStart(6, '0'),
  phoneNumber: soundPhone,
  contactNumber: soundPhone,
  imageUrl: ({ random }) => `/room-photos/u-${idLike(random, 20)}/960.webp`,
  endpoint: ({ random }) => `https://push.sarai.example/send/${idLike(random, 20)}`,
  p256dh: ({ random }) => `B${idLike(random, 86)}`,
  key: ({ random }) => `B${idLike(random, 86)}`,
  messageId: ({ random }) => String(random.whole(1, 3)),
  upTo: ({ random }) => String(random.whole(1, 3)),
  // Of a link in a mail.
  token: ({ random }) => `${idLike(random, 22)}.${idLike(random, 27)}`,
  requestKey: ({ unique }) => `campaign-key-${unique}`,
  ...moneyNames,
};

function soundPhone({ random }: ValueSource): string {
  return random.pick([String(random.whole(1, 1e12)), `+92 300 ${random.whole(1_000_000, 9_999_999)}`]);
}

/** The pattern of a secret in a link, by its length; one that ends in `.ics` opens a calendar. */
const secret = /^\^\[A-Za-z0-9_-\]\{(\d+)\}(\\\.ics)?\$$/;

function soundSecret({ pattern }: Schema, { random }: ValueSource): string | undefined {
  const [, length, ending] = secret.exec(String(pattern)) ?? [];
  return length && `${idLike(random, Number(length))}${ending ? '.ics' : ''}`;
}

function soundText({ format, pattern, minLength, maxLength }: Schema, name: string, making: ValueSource): string {
  const maker = ofName[name] ?? ofFormat[String(format)];
  if (maker) return maker(making);
  const { random } = making;
  const most = Number(maxLength ?? 64);
  if (String(pattern).startsWith('^[A-Za-z0-9')) return idLike(random, Math.min(most, 24));
  if (random.chance(0.1)) return 'x'.repeat(most);
  const text = Array.from({ length: random.whole(1, 4) }, () => random.pick(words)).join(' ');
  return text.slice(0, most).padEnd(Number(minLength ?? 1), 'x');
}

const idLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'];

function idLike(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(idLetters)).join('');
}
