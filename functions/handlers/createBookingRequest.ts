import { answer } from '../../shared/answers.ts';
import { createBookingRequest } from '../../shared/contracts/newRequests.ts';
import { fail } from '../../shared/errors.ts';
import { isEstablished } from '../accounts/established.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { type Profile, profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { bookingIdFor } from '../bookings/booking.ts';
import { travellerBookings } from '../bookings/lists.ts';
import { isNewcomer } from '../bookings/newcomers.ts';
import { newRequest, requestStore, sentBefore, soughtBy } from '../bookings/newRequest.ts';
import { presentBooking } from '../bookings/presentBooking.ts';
import { openProperties } from '../properties/openProperty.ts';
import type { Client } from '../runtime/caller.ts';
import { implement } from '../runtime/implement.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { WorkLevel } from '../work/levels.ts';

const counting = { ...addressPorts.user, stays: travellerBookings, requests: requestStore };

export const handler = implement(
  createBookingRequest,
  { session: sessions.user, profiles: profiles.user, properties: openProperties, ...counting },
  async ({ session, body, client }, { profiles, properties, ...ports }) => {
    const { requests } = ports;
    const id = bookingIdFor(session.id, body.requestKey);
    let counted: Promise<Sender> | undefined;
    // Of two equal calls at one moment the one that is overtaken finds the request of the other.
    const booking = await retryOnConflict(async () => {
      const earlier = await requests.find(id);
      if (earlier) return sentBefore(earlier, body);
      const [open, guest, waiting] = await Promise.all([
        properties.find({ propertyId: body.propertyId, userId: session.id }),
        profiles.find(session.id),
        requests.waitingOf(session.id),
      ]);
      if (guest?.emailConfirmedAt === undefined) throw fail('email_unconfirmed');
      const identical = await requests.findIdentical(waiting, soughtBy(body, open.property));
      if (identical) return identical;
      const { request: asked, ...quoted } = newRequest({ id, userId: session.id, sent: body, guest, ...open });
      counted ??= count({ userId: session.id, vendorId: asked.vendorId, guest, client }, ports);
      const { turn, newcomer } = await counted;
      const request = { ...asked, ...(turn !== undefined && { turn }) };
      await requests.create({ request, ...quoted }, open, { waiting, newcomer });
      return request;
    });
    const data = presentBooking(booking);
    return { ...answer(data.status === 'pending' ? 'request_sent' : `request_${data.status}`), data };
  },
);

interface RequestSender {
  userId: string;
  vendorId: string;
  guest: Profile;
  client: Client;
}

type Sender = Awaited<ReturnType<typeof count>>;

/** Counts a request by its address and account, and a newcomer's also by its turn at the vendor. */
async function count({ userId, vendorId, guest, client }: RequestSender, ports: OpenPorts<typeof counting>) {
  await countFromAddress('requests', client, ports, isEstablished(guest));
  await ports.attempts.onAccount('requests', userId);
  if (!(await isNewcomer(guest, () => ports.stays.hasStayed(userId)))) return { turn: undefined, newcomer: undefined };
  const work = (level: WorkLevel) => ports.work.demand(client, { kind: 'requests', level }, ports.secrets);
  const turn = await ports.requests.takeTurn(client.address, vendorId);
  return { turn, newcomer: { address: client.address, work } };
}
