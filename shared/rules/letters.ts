/** Whether most letters of a text are of the Arabic script, in which Urdu is written. */
export function isMostlyArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  return arabic.length > letters.length / 2;
}

/** Bytes of a text in UTF-8: two and more beyond ASCII, and three from U+0800 on; a pair of surrogates has four. */
export function bytesOf(text: string): number {
  const beyond = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length + beyond(/[\u0080-\uffff]/g) + beyond(/[\u0800-\ud7ff\ue000-\uffff]/g);
}
