/**
 * Stands in the built site for its own origin, which search engines and previews want whole addresses with: the same files
 * are put up at several. It ends in a name that never is anybody's (RFC 2606).
 */
export const unknownOrigin = 'https://origin.invalid';

/** A text of the built site at its origin. Where there is none that lasts, its lines with addresses are left out. */
export function withOrigin(text: string, origin: string | undefined): string {
  if (origin !== undefined) return text.replaceAll(unknownOrigin, origin);
  return text.replace(/^.*https:\/\/origin\.invalid.*\n?/gm, '');
}
