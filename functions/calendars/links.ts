import { createHash } from 'node:crypto';
import { newId } from '../runtime/ids.ts';
import { readItem } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { CalendarName } from './calendarItem.ts';

/** Bytes of the secret of a link: 160 bits. */
const secretBytes = 20;

/** A calendar that is found by its link. */
interface LinkItem extends Key {
  propertyId: string;
  calendarId: string;
}

/** The secret of a new link, and the digest by which it is stored. */
export function newLink(): { secret: string; digest: string } {
  const secret = newId(secretBytes);
  return { secret, digest: digestOfSecret(secret) };
}

function digestOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function linkKey(digest: string): Key {
  return { pk: `calendar-link#${digest}`, sk: 'calendar-link' };
}

/** The write of a link to a calendar. */
export function linkWrite(TableName: string, { propertyId, id: calendarId }: CalendarName, digest: string): Write {
  return { Put: { TableName, Item: { ...linkKey(digest), propertyId, calendarId } } };
}

/** The write that ends a link. */
export function unlinkWrites(TableName: string, digest: string | undefined): Write[] {
  return digest === undefined ? [] : [{ Delete: { TableName, Key: linkKey(digest) } }];
}

/** The calendar that a secret leads to. */
export async function findLinked(table: Table, secret: string): Promise<CalendarName | undefined> {
  const link = await readItem<LinkItem>(table, linkKey(digestOfSecret(secret)), false);
  return link && { propertyId: link.propertyId, id: link.calendarId };
}
