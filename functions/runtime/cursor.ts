import { createHash } from 'node:crypto';
import { fail } from '../../shared/errors.ts';

/**
 * Cursors are opaque to clients and bound to their list: `seal` packs a position with a checksum over the list's own
 * filters, and `open` refuses one that was changed or that belongs to another list.
 */
export function sealCursor(list: unknown, position: string): string {
  return `${Buffer.from(position).toString('base64url')}.${checksum(list, position)}`;
}

/**
 * The form of the sort keys after which a list goes on. The checksum has no secret, so anybody can compute it for any
 * text: what is no sort key must not reach the table.
 */
const sortKey = /^[\w#:.-]{1,200}$/;

/** The position of a cursor, undefined for none. @throws Failure `invalid_cursor` */
export function openCursor(list: unknown, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [packed = '', sum] = cursor.split('.');
  const position = Buffer.from(packed, 'base64url').toString('utf8');
  if (sum !== checksum(list, position) || !sortKey.test(position)) throw fail('invalid_cursor');
  return position;
}

function checksum(list: unknown, position: string): string {
  return createHash('sha256')
    .update(JSON.stringify([list, position]))
    .digest('base64url')
    .slice(0, 12);
}
