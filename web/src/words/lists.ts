import { language } from 'virtual:sarai-language';

/** The comma between the parts of a list, with the space behind it. */
export const comma = language === 'ur' ? '، ' : ', ';

/** The comma between words that somebody wrote, where they are of another language than the page. */
export function commaIn(lang: 'ur' | 'en' | undefined): string {
  if (lang === undefined) return comma;
  return lang === 'ur' ? '، ' : ', ';
}

/** The parts of a list in one line. */
export function listed(parts: readonly string[]): string {
  return parts.join(comma);
}
