import { randomUUID } from 'node:crypto';
import { closingIdFor } from '../../../functions/nights/closing.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import type { Random } from '../../campaign/random.ts';
import { nightsNear, type PlannedStay, roomKinds } from './plan.ts';
import { type Act, nothingToDo, owner, type Racer } from './racer.ts';

/** Nights at once: what is closed is lost to everybody who races for it. */
const mostClosed = 6;

/** Parts of closings: of all rooms of the house, and of a kind. The others are of some rooms. */
const ofHouse = 0.15;
const ofKind = 0.3;

/** A part of openings is about some nights of one room. */
const partly = 0.4;

/** The key of the request is the process's own, so that the closing is known whatever becomes of the call. */
export const close: Act = (racer, wanted) => {
  const { propertyId } = wanted.house;
  const requestKey = `race-${randomUUID()}`;
  const closing = `${propertyId}/${closingIdFor(propertyId, requestKey)}`;
  return racer.journal.during({ act: 'close', closing }, async () => {
    const { random, hands, plan } = racer;
    // Only nights from today on are closed.
    const [, around = ''] = [wanted.around, plan.firstDay].toSorted();
    const { from: checkIn, to: checkOut } = nightsNear(around, random, mostClosed);
    const note = random.chance(0.5) ? 'Painting' : undefined;
    const body = { ...(await meant(racer, wanted)), checkIn, checkOut, requestKey, note };
    await hands.close(owner(wanted.house), { params: { postId: propertyId }, body });
    return undefined;
  });
};

/** Rooms that a closing is about, as its owner says it. */
async function meant({ random, hands }: Racer, { rooms, house }: PlannedStay) {
  if (random.chance(ofHouse)) return {};
  if (!random.chance(ofKind)) return { roomNumbers: rooms };
  const { numbers } = random.pick(roomKinds);
  return { kind: (await hands.kindsOf(house.propertyId))[numbers[0]] ?? 'none' };
}

/** Opens one of the closings that stand, or some nights of one of its rooms. */
export const open: Act = async ({ random, hands, journal }, { house }) => {
  const { propertyId: postId } = house;
  const [first, ...others] = await hands.closingsOf(postId).catch(() => []);
  if (!first) return nothingToDo;
  const { id: closingId, rooms, checkIn, checkOut } = random.pick([first, ...others]);
  const closing = `${postId}/${closingId}`;
  const params = { postId, closingId };
  if (!random.chance(partly)) {
    return journal.during({ act: 'open', closing }, async () => {
      await hands.open(owner(house), { params, query: {} });
      return undefined;
    });
  }
  const roomId = random.pick(rooms);
  const roomNumber = (await hands.roomsOf(postId).catch(() => [])).find(({ id }) => id === roomId)?.roomNumber;
  if (roomNumber === undefined) return nothingToDo;
  const opened = { roomId, ...someNights(checkIn, checkOut, random) };
  return journal.during({ act: 'open a part', closing, opened }, async () => {
    await hands.open(owner(house), { params, query: { roomNumber, from: opened.from, to: opened.to } });
    return undefined;
  });
};

function someNights(checkIn: string, checkOut: string, random: Random) {
  const { from, to } = nightsNear(checkIn, random, mostClosed);
  return from < checkOut ? { from, to } : { from: checkIn, to: addDays(checkIn, 1) };
}
