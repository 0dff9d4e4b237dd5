import { listVendorThreads } from '../../shared/contracts/threads.ts';
import { sessions } from '../accounts/sessions.ts';
import { inboxPage } from '../messages/inboxPage.ts';
import { inboxes } from '../messages/reading.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listVendorThreads,
  { session: sessions.vendor, inbox: inboxes },
  ({ session, query }, { inbox }) => inboxPage(['owner', session.id], query, inbox),
);
