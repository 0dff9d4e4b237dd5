/**
 * Text within a sentence, between the marks that keep its direction to itself (U+2068, U+2069): digits and commas beside a
 * name in Urdu would change their places. In JSX a `bdi` does the same.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
