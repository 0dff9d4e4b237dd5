import type { Path } from 'react-router-dom';
import { type Language, languages } from '../../../shared/languages.ts';

/** The address of a page of the site in a language: its path there, which is without the prefix of any. */
export function addressIn(language: Language, { pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  const { prefix } = languages[language];
  return prefix + (prefix !== '' && pathname === '/' ? '' : pathname) + search + hash;
}
