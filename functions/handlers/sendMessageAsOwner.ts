import { answer } from '../../shared/answers.ts';
import { sendMessageAsOwner } from '../../shared/contracts/messages.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { countMessage } from '../messages/counting.ts';
import { beginAsOwner, ownersBeginningPorts } from '../messages/guestOfBooking.ts';
import { presentMessage } from '../messages/presentThread.ts';
import { talkChecks } from '../messages/talkChecks.ts';
import { refuseUnconfirmed } from '../messages/talkers.ts';
import { messageStore } from '../messages/writing.ts';
import { implement } from '../runtime/implement.ts';
import { memberCode } from '../staff/staffItem.ts';
import { staffNames } from '../staff/staffNames.ts';

export const handler = implement(
  sendMessageAsOwner,
  {
    ...{ session: sessions.vendor, store: messageStore, attempts: attempts.vendor, staff: staffNames },
    ...{ ...ownersBeginningPorts, ofGuest: talkChecks.user, ofOwner: talkChecks.vendor },
  },
  async ({ session, params: { threadId }, body }, { store, attempts, staff, ofGuest, ofOwner, ...ports }) => {
    const { id: vendorId, staffId } = session;
    const { bookingRequestId, ...written } = body;
    const thread = await store.find(threadId);
    if (thread && thread.vendorId !== vendorId) throw fail('thread_not_found');
    refuseUnconfirmed(await ports.vendors.find(vendorId));
    const member = staffId === undefined ? undefined : memberCode(staffId);
    const sent = await store.send(
      { threadId, by: 'owner', ...written, member },
      {
        begin: () => beginAsOwner({ threadId, bookingRequestId, vendorId }, ports),
        count: () => countMessage({ accountId: vendorId, threadId }, attempts),
        checks: (two) => [ofGuest.check(two.userId), ofOwner.check(two.vendorId)],
      },
    );
    const names = member === undefined ? undefined : await staff.of(vendorId);
    return { ...answer('message_sent'), data: presentMessage(sent.message, sent.agreed, names) };
  },
);
