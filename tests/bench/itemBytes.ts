/**
 * Bytes of an item as DynamoDB counts them: names and texts in UTF-8, a byte for two digits of a number and one more, three for a
 * list or a map and one for each of its values. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function itemBytes(item: object): number {
  const given = Object.entries(item).filter(([, value]) => value !== undefined);
  return given.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const values = value instanceof Set || Array.isArray(value) ? [...value] : undefined;
  if (!values) return 3 + Object.keys(value).length + itemBytes(value);
  return 3 + values.reduce((sum: number, each) => sum + 1 + valueBytes(each), 0);
}
