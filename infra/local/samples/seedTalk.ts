import { activeCheck } from '../../../functions/accounts/suspension.ts';
import { threadIdOf } from '../../../functions/bookings/threadId.ts';
import { firstNameOf } from '../../../functions/messages/thread.ts';
import { send } from '../../../functions/messages/writing.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { samplePeople } from './samples.ts';
import { sampleStays } from './seedBookings.ts';
import talk from './talk.json' with { type: 'json' };

/** Lets the guest whose advance is asked for and the host write to each other; each message stands once. */
export async function seedTalk({ messages, vendors }: { messages: Table; vendors: Table }): Promise<void> {
  const asked = sampleStays().find(({ advance }) => advance === 'asked')?.booking;
  if (!asked) return;
  const { propertyId, userId, vendorId, hotelName, guest } = asked;
  const host = samplePeople.find(({ id }) => id === vendorId);
  const facts = { propertyId, userId, vendorId, hotelName };
  const names = { guestName: firstNameOf(guest.name), hostName: firstNameOf(host?.name ?? '') };
  const threadId = threadIdOf(facts);
  for (const [at, { by, text }] of talk.entries()) {
    const sent = { threadId, by: by === 'guest' ? ('guest' as const) : ('owner' as const), text };
    await send(
      messages,
      { ...sent, requestKey: `sample-${at}` },
      {
        begin: async () => ({ ...facts, ...names }),
        count: async () => {},
        checks: () => [activeCheck(vendors.name, vendorId)],
      },
    );
  }
}
