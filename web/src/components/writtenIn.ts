import { language } from 'virtual:sarai-language';
import { isMostlyArabic } from '../../../shared/rules/letters.ts';

/**
 * The language of a text that a guest or an owner wrote, for its `lang`: Urdu where most of its letters are of the Arabic
 * script, and on pages in Urdu English where they are not. Otherwise nothing is said, and it has the language of the page.
 */
export function langOf(text: string): 'ur' | 'en' | undefined {
  if (isMostlyArabic(text)) return 'ur';
  return language === 'ur' && /\p{L}/u.test(text) ? 'en' : undefined;
}
