const ellipsis = '…';
const letters = new Intl.Segmenter('ur', { granularity: 'grapheme' });

/** The first words of a text that fit into so many bytes of UTF-8; of a word that is longer, its first letters. */
export function excerpt(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const room = bytes - Buffer.byteLength(ellipsis);
  const words = beginning(text.split(/(?=\s)/), room);
  const kept =
    words ||
    beginning(
      Array.from(letters.segment(text), ({ segment }) => segment),
      room,
    );
  return `${kept.trimEnd()}${ellipsis}`;
}

function beginning(parts: readonly string[], bytes: number): string {
  let kept = '';
  for (const part of parts) {
    if (Buffer.byteLength(kept + part) > bytes) break;
    kept += part;
  }
  return kept;
}
