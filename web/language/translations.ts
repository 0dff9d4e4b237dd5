import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Language } from '../../shared/languages.ts';

/** The words of a language, by the id of their message. */
export type Translations = ReadonlyMap<string, string>;

/**
 * The words of a language, from its catalogue.
 * @throws Error that names the messages that nobody has translated
 */
export async function translationsOf(language: Language): Promise<Translations> {
  const file = new URL(`../src/i18n/${language}.po`, import.meta.url);
  const catalog = await formatter().parse(await readFile(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file.pathname,
  });
  const messages = Object.entries(catalog ?? {}).filter(([, { obsolete }]) => !obsolete);
  const missing = messages.filter(([, { translation }]) => !translation).map(([id, { message = id }]) => message);
  if (missing.length > 0) throw new Error(`${language}.po does not say: ${missing.join('; ')}`);
  return new Map(messages.map(([id, { translation = '' }]) => [id, translation]));
}
