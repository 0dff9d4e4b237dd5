import { getVendorThread } from '../../shared/contracts/threads.ts';
import { sessions } from '../accounts/sessions.ts';
import { beginAsOwner, ownersBeginningPorts } from '../messages/guestOfBooking.ts';
import { threadReading } from '../messages/reading.ts';
import { closingPorts } from '../messages/talkers.ts';
import { emptyPage, threadPage } from '../messages/threadPage.ts';
import { implement } from '../runtime/implement.ts';
import { staffNames } from '../staff/staffNames.ts';

export const handler = implement(
  getVendorThread,
  { session: sessions.vendor, threads: threadReading, staff: staffNames, ...closingPorts, ...ownersBeginningPorts },
  async ({ session, params: { threadId }, query }, { staff, bookings, ...ports }) => {
    const { bookingRequestId, ...page } = query;
    const thread = await ports.threads.find(threadId);
    if (thread?.vendorId === session.id) {
      return threadPage(thread, { side: 'owner', ...page, names: await staff.of(session.id) }, ports);
    }
    const facts = await beginAsOwner({ threadId, bookingRequestId, vendorId: session.id }, { bookings, ...ports });
    return emptyPage([threadId, facts], 'owner', ports);
  },
);
