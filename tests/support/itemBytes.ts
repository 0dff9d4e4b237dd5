/** Bytes of an item as DynamoDB counts them. */
export function itemBytes(item: object): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOf(value), 0);
}

/** Text in UTF-8, a number one for two digits and one more, a truth value one. */
function bytesOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + 1 + bytesOf(each), 3);
  if (value instanceof Set) return [...value].reduce((sum, each) => sum + bytesOf(each), 0);
  if (typeof value === 'boolean') return 1;
  return typeof value === 'number' ? Math.ceil(String(value).length / 2) + 1 : Buffer.byteLength(String(value));
}

/** Whatever reviews add to a card. */
export const rated = { stars: 4.5, reviews: 12_345 };
