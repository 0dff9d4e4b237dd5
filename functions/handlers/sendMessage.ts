import { answer } from '../../shared/answers.ts';
import { sendMessage } from '../../shared/contracts/messages.ts';
import { kept } from '../../shared/rules/field.ts';
import { stayFields } from '../../shared/rules/stays.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { threadIdOf } from '../bookings/threadId.ts';
import { countMessage } from '../messages/counting.ts';
import { beginAsGuest, beginningPorts } from '../messages/guestSide.ts';
import { presentMessage } from '../messages/presentThread.ts';
import { talkChecks } from '../messages/talkChecks.ts';
import { refuseUnconfirmed } from '../messages/talkers.ts';
import { messageStore } from '../messages/writing.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  sendMessage,
  {
    ...{ session: sessions.user, store: messageStore, attempts: attempts.user, ...beginningPorts },
    ...{ ofGuest: talkChecks.user, ofOwner: talkChecks.vendor },
  },
  async ({ session, params: { propertyId }, body }, { store, attempts, ofGuest, ofOwner, ...ports }) => {
    const { id: userId } = session;
    refuseUnconfirmed(await ports.users.find(userId));
    const threadId = threadIdOf({ propertyId, userId });
    const { text, requestKey, bookingStartDate: from, bookingEndDate: until } = body;
    const checkIn = from ? kept(stayFields.bookingStartDate, from) : undefined;
    const checkOut = until ? kept(stayFields.bookingEndDate, until) : undefined;
    const sent = await store.send(
      { threadId, by: 'guest', text, requestKey, checkIn, checkOut },
      {
        begin: () => beginAsGuest({ propertyId, userId }, ports),
        count: (_, isNew) => countMessage({ accountId: userId, threadId, isNew }, attempts),
        checks: (two) => [ofGuest.check(two.userId), ofOwner.check(two.vendorId)],
      },
    );
    return { ...answer('message_sent'), data: presentMessage(sent.message, sent.agreed) };
  },
);
