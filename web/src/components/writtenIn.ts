/**
 * The language of a text that a guest or an owner wrote, for its `lang`: Urdu where most of its letters are of the Arabic
 * script. Of any other text nothing is said, and it has the language of the page.
 */
export function langOf(text: string): 'ur' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  return arabic.length > letters.length / 2 ? 'ur' : undefined;
}
