import { getUserThread } from '../../shared/contracts/threads.ts';
import { sessions } from '../accounts/sessions.ts';
import { threadIdOf } from '../bookings/threadId.ts';
import { hotelOf } from '../messages/guestSide.ts';
import { threadReading } from '../messages/reading.ts';
import { closingPorts } from '../messages/talkers.ts';
import { emptyPage, threadPage } from '../messages/threadPage.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getUserThread,
  { session: sessions.user, threads: threadReading, ...closingPorts },
  async ({ session, params: { propertyId }, query }, ports) => {
    const ids = { propertyId, userId: session.id };
    const id = threadIdOf(ids);
    const thread = await ports.threads.find(id);
    if (thread) return threadPage(thread, { side: 'guest', ...query }, ports);
    const { host: _, ...hotel } = await hotelOf(propertyId, ports);
    return emptyPage([id, { ...ids, ...hotel, guestName: '' }], 'guest', ports);
  },
);
