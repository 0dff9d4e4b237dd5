import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';

/** The site's Urdu of an English sentence. */
export async function urduWords(): Promise<(english: string) => string> {
  const filename = 'web/src/i18n/ur.po';
  const file = await readFile(filename, 'utf8');
  const catalog = (await formatter().parse(file, { locale: 'ur', sourceLocale: 'en', filename })) ?? {};
  const words = new Map(Object.entries(catalog).map(([id, { message = id, translation }]) => [message, translation]));
  return (english) => {
    const said = words.get(english);
    if (!said) throw new Error(`Nobody says "${english}" any more.`);
    return said;
  };
}

/** Both languages of the site: name, beginning of an address, and the words of a page. */
export const languages = [
  ['English', '', (english: string) => english],
  ['Urdu', '/ur', await urduWords()],
] as const;
