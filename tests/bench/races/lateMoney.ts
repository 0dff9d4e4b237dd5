import { bookingIdFor } from '../../../functions/bookings/booking.ts';
import type { Advance } from '../../../functions/money/advance.ts';
import { accept, request } from './answerActs.ts';
import { take } from './deskActs.ts';
import type { PlannedStay } from './plan.ts';
import { owner, type Racer } from './racer.ts';

/**
 * An owner says that a late payment came, with which its booking stands again where its nights are free. At that moment another guest gets the
 * nights, or somebody at the door, or nobody does.
 */
export async function receiveLate(racer: Racer, wanted: PlannedStay, { revision }: Advance): Promise<string> {
  const rival = racer.random.pick([otherGuest, walkIn, undefined]);
  const gets = await rival?.(racer, wanted);
  const [outcome] = await Promise.all([receiving(racer, wanted, revision), gets?.()]);
  return outcome;
}

/** A payment that came too late. */
export const lateReceipt = 'receive late';

function receiving({ hands, journal }: Racer, { id, house }: PlannedStay, revision: number): Promise<string> {
  return journal.during({ act: lateReceipt, id, key: String(revision) }, async () => {
    const body = { answer: 'received', revision } as const;
    await hands.answerAdvance(owner(house), { params: { bookingRequestId: id }, body });
    return undefined;
  });
}

type Rival = (racer: Racer, wanted: PlannedStay) => Promise<() => Promise<string>>;

/** A traveller has asked for the nights, and is accepted. */
const otherGuest: Rival = async (racer, wanted) => {
  const userId = `rival-${racer.random.whole(1, 1e9)}`;
  const other = { ...wanted, userId, id: bookingIdFor(userId, wanted.requestKey) };
  await request(racer, other);
  return () => accept(racer, other);
};

/** The owner enters somebody for them. */
const walkIn: Rival = async (racer, wanted) => {
  const { house, requestKey } = wanted;
  const key = `${requestKey}-${racer.random.whole(1e8, 1e9)}`;
  const other = { ...wanted, userId: undefined, requestKey: key, id: bookingIdFor(house.vendorId, key) };
  return () => take(racer, other);
};
