import { setImmediate as aMoment } from 'node:timers/promises';
import type { ClosingEntry } from '../../../shared/contracts/nights.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import type { ApiRequest } from '../client/api.ts';
import type { Random } from '../random.ts';
import { moveAdvance } from './advances.ts';
import { takeCash } from './cash.ts';
import { Entry } from './ledger.ts';
import type { Inn, Stay, StayState } from './members.ts';
import { roomNumbers } from './openInns.ts';
import { continueReceipts, settle } from './operators.ts';
import type { Scene } from './scene.ts';
import { tried } from './tried.ts';

type Step = (scene: Scene, inn: Inn) => Promise<void>;

const steps: readonly Step[] = [
  ask,
  ask,
  ask,
  accept,
  accept,
  reject,
  cancelAsGuest,
  cancelAsOwner,
  proposeAnother,
  close,
  open,
  askAgain,
  takeCash,
  moveAdvance,
  moveAdvance,
  moveAdvance,
  settle,
  settle,
  continueReceipts,
];

/** Goes on until the scene stops. */
export async function innAtWork(scene: Scene, inn: Inn): Promise<void> {
  while (scene.going) {
    await inn.random.pick(steps)(scene, inn);
    await aMoment();
  }
}

async function ask(scene: Scene, inn: Inn): Promise<void> {
  const { random, propertyId } = inn;
  inn.asked += 1;
  const note = `Stay ${inn.asked} at ${propertyId}`;
  const request = {
    ...{ propertyId, note, guests: random.whole(1, 2), roomNumber: random.pick(roomNumbers), ...nights(random) },
    requestKey: `campaign-stay-${inn.asked}-${random.whole(1e8, 1e9)}`,
  };
  const stay: Stay = { note, request, guest: random.pick(inn.guests), entry: new Entry<StayState>(note) };
  inn.stays.push(stay);
  await send(scene, stay);
}

function nights(random: Random) {
  const bookingStartDate = addDays(today(), random.whole(2, 60));
  return { bookingStartDate, bookingEndDate: addDays(bookingStartDate, random.whole(1, 12)) };
}

/** A request whose answer did not come is sent again, as the page does. */
async function askAgain(scene: Scene, inn: Inn): Promise<void> {
  const stay = inn.stays.find(({ id, entry }) => id === undefined && entry.inDoubt);
  if (stay) await send(scene, stay);
}

async function send(scene: Scene, stay: Stay): Promise<void> {
  const { guest, request, entry } = stay;
  const answer = await entry.write(
    () => 'pending',
    () => tried(scene, 'createBookingRequest', { token: guest.token, body: request }),
  );
  if (answer.outcome === 'done') stay.id = answer.body.data._id;
}

interface Move {
  from: StayState;
  to: StayState;
  operation: Parameters<Scene['call']>[0];
  asked(stay: Stay, inn: Inn): ApiRequest;
}

const ofOwner = ({ id }: Stay, { owner }: Inn): ApiRequest => ({
  token: owner.token,
  params: { vendorId: owner.id },
  query: { bookingRequestId: id ?? '' },
});

async function move(scene: Scene, inn: Inn, { from, to, operation, asked }: Move): Promise<void> {
  const certain = inn.stays.filter(({ id, entry }) => id !== undefined && entry.state === from);
  if (certain.length === 0) return;
  const stay = inn.random.pick(certain);
  await stay.entry.write(
    (state) => (state === from ? to : state),
    () => tried(scene, operation, asked(stay, inn)),
  );
}

function accept(scene: Scene, inn: Inn): Promise<void> {
  return move(scene, inn, { from: 'pending', to: 'active', operation: 'acceptBookingRequests', asked: ofOwner });
}

function reject(scene: Scene, inn: Inn): Promise<void> {
  return move(scene, inn, { from: 'pending', to: 'rejected', operation: 'rejectBookingRequests', asked: ofOwner });
}

function cancelAsGuest(scene: Scene, inn: Inn): Promise<void> {
  const from = inn.random.pick(['pending', 'active'] as const);
  const asked = ({ id, guest }: Stay) => ({ token: guest.token, params: { bookingRequestId: id ?? '' } });
  return move(scene, inn, { from, to: 'cancelled', operation: 'cancelBooking', asked });
}

function cancelAsOwner(scene: Scene, inn: Inn): Promise<void> {
  const asked = ({ id }: Stay, { owner }: Inn) => ({
    token: owner.token,
    params: { bookingRequestId: id ?? '' },
    body: { reason: 'A pipe has burst.' },
  });
  return move(scene, inn, { from: 'active', to: 'cancelled', operation: 'cancelBookingAsOwner', asked });
}

/** The owner proposes another room, and the guest says yes: whatever else is under way, nights and records stay as one. */
async function proposeAnother(scene: Scene, { owner, random, stays }: Inn): Promise<void> {
  const active = stays.filter(({ id, entry }) => id !== undefined && entry.state === 'active');
  if (active.length === 0) return;
  const { id = '', guest } = random.pick(active);
  const params = { bookingRequestId: id };
  const rooms = roomNumbers.map((roomNumber, at) => ({ roomNumber, toRoomNumber: roomNumbers[1 - at], price: 1 }));
  const body = { rooms: [random.pick(rooms)], revision: random.whole(1, 3) };
  const answer = await scene.call('proposeChange', { token: owner.token, params, body });
  const proposalId = answer.body?.data?.proposal?.proposalId;
  if (answer.outcome !== 'done' || proposalId === undefined) return;
  const answered = { params: { ...params, proposalId }, body: { agree: true } };
  await scene.call('answerProposal', { token: guest.token, ...answered });
}

/** Nights that are closed already are left to their closing. Those that a guest has are left out, and the answer names them. */
async function close(scene: Scene, { owner, random, propertyId, closed: rooms }: Inn): Promise<void> {
  const number = random.pick(roomNumbers);
  const entry = rooms.get(number);
  const { bookingStartDate: from, bookingEndDate: to } = nights(random);
  const own = daysOf(from, to);
  if (!entry || entry.inDoubt || own.some((day) => entry.state?.includes(day))) return;
  const answer = await entry.write(
    (days = []) => [...days, ...own].sort(),
    () =>
      tried(scene, 'closeNights', {
        token: owner.token,
        params: { postId: propertyId },
        body: { roomNumbers: [number], from, to, note: 'Painting' },
      }),
  );
  if (answer.outcome !== 'done') return;
  const all: ClosingEntry['leftOut'] = answer.body.data.leftOut;
  const leftOut = all.filter(({ kind }) => kind !== 'closed');
  const without = (days: string[] = []) =>
    days.filter((day) => !leftOut.some(({ from, to }) => from <= day && day < to));
  await entry.write(without, async () => answer);
}

async function open(scene: Scene, { owner, random, propertyId, closed: rooms }: Inn): Promise<void> {
  const { token } = owner;
  const params = { postId: propertyId };
  const query = { month: today().slice(0, 7) };
  const { status, body } = await scene.quietly('listVendorNights', { token, params: { vendorId: owner.id }, query });
  const listed: readonly ClosingEntry[] = status === 200 ? body.data[0].closings : [];
  if (listed.length === 0) return;
  const { _id: closingId, roomNumbers, from, to } = random.pick(listed);
  const entry = rooms.get(roomNumbers[0] ?? 0);
  if (!entry || entry.inDoubt) return;
  await entry.write(
    (days = []) => days.filter((day) => day < from || day >= to),
    () => tried(scene, 'openNights', { token, params: { ...params, closingId } }),
  );
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}
