/** Every key that the site keeps in the browser. */
type Key = 'language';

/** What is stored under a key; null when nothing is, or when the browser keeps storage from us. */
export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
