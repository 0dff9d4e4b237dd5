import { language } from 'virtual:sarai-language';
import { sentences } from 'virtual:sarai-sentences';
import { filled } from '../../../shared/rules/sentenceOf.ts';

/**
 * A sentence or a label of `shared/` in the reader's language. Its English is the key of its translations, and is said
 * where there is none. `{name}` in it stands for a value.
 */
export function say(english: string, values: Readonly<Record<string, string>> = {}): string {
  return filled(sentences[english] ?? english, values);
}

/** Whether a text has words in the reader's language. */
export function canSay(english: string): boolean {
  return language === 'en' || english in sentences;
}
