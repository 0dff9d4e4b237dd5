import { language } from 'virtual:sarai-language';

/**
 * The language of a text that a guest or an owner wrote, for its `lang`: Urdu where most of its letters are of the Arabic
 * script, and on pages in Urdu English where they are not. Otherwise nothing is said, and it has the language of the page.
 */
export function langOf(text: string): 'ur' | 'en' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  if (arabic.length > letters.length / 2) return 'ur';
  return language === 'ur' && letters.length > 0 ? 'en' : undefined;
}
