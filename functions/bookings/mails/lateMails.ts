import { deleteItem } from '../../runtime/conflict.ts';
import { port } from '../../runtime/port.ts';
import { readBelow } from '../../runtime/read.ts';
import type { Key } from '../../runtime/table.ts';
import { transact } from '../../runtime/transact.ts';
import type { MailName } from './mailsOf.ts';

/** A mail of a booking that could not be sent. It is tried again by itself, so that it holds up no other. */
export interface LateMail {
  bookingId: string;
  name: MailName;
  /** ISO instant of the first try. */
  since: string;
  tries: number;
}

/** A mail in the list of those that are late. */
export type ListedMail = LateMail & Key;

const partition = 'late-mails';

/** Tries that follow each other at once are a minute apart, those of a long outage five. */
const quickTries = 10;
const [quickly, slowly] = [60_000, 300_000];

/** The clock that tries rings a little early or late. Milliseconds. */
const earlier = 10_000;

/** Sets mails aside. */
export const lateMailNotes = port('bookings', ['PutItem'], ({ client, name: TableName }) => ({
  /** Notes a mail that could not be sent just now. */
  note: async (bookingId: string, name: MailName): Promise<void> => {
    const late = { bookingId, name, since: new Date().toISOString(), tries: 1 };
    await transact({ client, name: TableName }, [{ Put: { TableName, Item: listed(late) } }]);
  },
}));

/** Mails that are late, for whoever tries them again. */
export const lateMails = port('bookings', ['Query', 'PutItem', 'DeleteItem'], (table) => ({
  /** The hundred whose next try came first, or those that follow one of them. */
  list: (after?: ListedMail): Promise<ListedMail[]> =>
    readBelow(table, { pk: partition, sk: new Date().toISOString() }, after && keyOf(after)),
  /** Lists a mail at its next try; one that somebody else has moved or ended meanwhile stays as it is. */
  putOff: async (late: ListedMail): Promise<void> => {
    const { name: TableName } = table;
    const Item = listed({ ...late, tries: late.tries + 1 });
    const Delete = { TableName, Key: keyOf(late), ConditionExpression: 'attribute_exists(pk)' };
    await transact(table, [{ Delete }, { Put: { TableName, Item } }]);
  },
  /** Nothing is left to be tried. */
  end: (late: ListedMail) => deleteItem(table, late),
}));

function keyOf({ pk, sk }: Key): Key {
  return { pk, sk };
}

/** The item of a mail, by the instant of its next try. */
function listed({ bookingId, name, since, tries }: LateMail): ListedMail {
  const wait = (tries <= quickTries ? quickly : slowly) - earlier;
  const at = new Date(Date.now() + wait).toISOString();
  const sk = [at, bookingId, name.kind, name.side, ...(name.at === undefined ? [] : [name.at])].join('#');
  return { pk: partition, sk, bookingId, name, since, tries };
}
