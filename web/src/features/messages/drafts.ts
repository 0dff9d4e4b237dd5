import { BrowserList } from '../../offline/BrowserList.ts';
import { currentSession } from '../../session.ts';
import { type Asker, withoutContact } from '../bookings/request/bookingDraft.ts';
import { keyOf, type ThreadName } from './thread.ts';
import type { AskedDays } from './unsent/unsentMessages.ts';

/** A message that somebody has begun. Of a visitor it says who asks, and what he asks about. */
export interface MessageDraft extends Asker {
  text: string;
  stay?: AskedDays;
  /** Name of the hotel, and address of the page on which it was begun. */
  hotel?: { name: string; address: string };
}

type Drafts = Readonly<Record<string, MessageDraft>>;

const noDraft: MessageDraft = { text: '' };

/** The message that is begun in each thread. */
export const messageDrafts = new BrowserList<Drafts>({
  name: 'messageDrafts',
  ofEither: true,
  parse: (stored) => (typeof stored === 'object' && stored !== null ? (stored as Drafts) : undefined),
  none: {},
});

export function readDraft(name: ThreadName): MessageDraft {
  return messageDrafts.read()[keyOf(name)] ?? noDraft;
}

/** Keeps what is begun in a thread; nothing of it where there is no text. */
export function keepDraft(name: ThreadName, draft: MessageDraft): void {
  const { [keyOf(name)]: _, ...others } = messageDrafts.read();
  // The account of whoever is logged in says who asks.
  const own = currentSession() ? withoutContact(draft) : draft;
  const drafts = draft.text === '' ? others : { ...others, [keyOf(name)]: own };
  if (Object.keys(drafts).length > 0) messageDrafts.write(drafts);
  else messageDrafts.clear();
}
