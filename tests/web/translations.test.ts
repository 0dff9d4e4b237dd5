import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { languagePlugins } from '../../web/language/languagePlugins.ts';

async function messagesIn(locale: string): Promise<[english: string, said: string][]> {
  const filename = `web/src/i18n/${locale}.po`;
  const file = readFileSync(filename, 'utf8');
  const catalog = (await formatter().parse(file, { locale, sourceLocale: 'en', filename })) ?? {};
  return Object.entries(catalog).map(([id, { message = id, translation = '' }]) => [`${id} ${message}`, translation]);
}

const [english, urdu] = await Promise.all([messagesIn('en'), messagesIn('ur')]);
const said = new Map(urdu);

type Token = string | readonly [value: string, kind?: string, cases?: Readonly<Record<string, Tokens | undefined>>];
type Tokens = string | readonly Token[];

/** The words for each count. */
function casesOf([, , cases = {}]: Exclude<Token, string>): Tokens[] {
  return Object.values(cases).filter((each) => each !== undefined);
}

/** The texts of a message, those of each count too. */
function textsOf(tokens: Tokens): string[] {
  if (typeof tokens === 'string') return [tokens];
  return tokens.flatMap((token) => (typeof token === 'string' ? [token] : casesOf(token).flatMap(textsOf)));
}

/** The values of a message, and what it counts. */
function valuesOf(tokens: Tokens): string[] {
  if (typeof tokens === 'string') return [];
  return tokens.flatMap((token) =>
    typeof token === 'string' ? [] : [`${token[0]} ${token[1] ?? ''}`, ...casesOf(token).flatMap(valuesOf)],
  );
}

const tag = /<\/?\d+\/?>/g;

/** The parts of a message besides words, which are equal in each language; and its words alone. */
function readMessage(message: string): { parts: string; words: string } {
  const tokens = compileMessageOrThrow(message) as Tokens;
  const text = textsOf(tokens).join(' ');
  const parts = new Set([...valuesOf(tokens), ...(text.match(tag) ?? [])]);
  return { parts: [...parts].sort().join(), words: text.replace(tag, ' ') };
}

/** Names of formats, and examples of what is typed in Latin letters. */
const latin = /name@example\.com|https:\/\/|JPEG|PNG|WebP|AVIF|MM\/DD\/YY|\/api/g;

/** Letters that look like those of Urdu on some phones and are others, and digits that bills do not have. */
const foreign = /[\u064a\u0643\u0647\u0649\u06f0-\u06f9\u0660-\u0669]/;

test('Urdu has the messages that English has, and no other', () => {
  expect([...said.keys()].sort()).toEqual(english.map(([id]) => id).sort());
});

test('every message is said in Urdu, with the values, the counts and the tags of the English', () => {
  const different = english.filter(([id, original]) => {
    const { parts, words } = readMessage(said.get(id) ?? '');
    return words.trim() === '' || parts !== readMessage(original).parts;
  });
  expect(different).toEqual([]);
});

test('messages in Urdu have the letters of Urdu alone', () => {
  const wrong = urdu.filter(([, translation]) => {
    const { words } = readMessage(translation);
    return foreign.test(words) || /\p{Script=Latin}/u.test(words.replace(latin, ''));
  });
  expect(wrong).toEqual([]);
});

test('a message that was not translated fails the build', async () => {
  const plugins = await languagePlugins('ur');
  const code = "import { msg } from '@lingui/core/macro';\nexport const it = msg`Nobody has translated this`;";
  const [macros] = plugins as unknown as [{ transform: { handler: (code: string, id: string) => Promise<unknown> } }];
  await expect(macros.transform.handler(code, 'new.ts')).rejects.toThrow('ur.po lacks "Nobody has translated this"');
});
