/** Letters of a name in the name of a file. */
const mostLetters = 40;

/** A name as a part of the name of a file, in whatever script it is: letters and digits, with a hyphen for all between them. */
export function asFileName(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, mostLetters).join('').replace(/-$/, '');
}

/** Gives a file to the browser to save or to open. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
