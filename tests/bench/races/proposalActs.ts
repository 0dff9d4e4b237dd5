import { revisionOf, roomsFrom } from '../../../functions/bookings/booking.ts';
import type { ToldBooking } from '../../../functions/bookings/proposals/proposal.ts';
import { today } from '../../../shared/rules/dates.ts';
import { shownIn } from './deskActs.ts';
import type { TriedChange } from './journal.ts';
import { type PlannedStay, roomNumbers } from './plan.ts';
import { type Act, guest, nothingToDo, owner, type Racer } from './racer.ts';
import { bookedNow } from './roomActs.ts';

/** Any other room of the house in the place of one, also one of the booking, for at most what was agreed. */
export const propose: Act = async (racer, wanted) => {
  const { hands, journal, random } = racer;
  const booking = await bookedNow(racer, wanted);
  if (!booking) return nothingToDo;
  const { number: roomNumber, price: agreed } = random.pick(roomsFrom(booking, today()));
  const toRoomNumber = random.pick(roomNumbers.filter((number) => number !== roomNumber));
  const revision = revisionOf(booking);
  const room = { roomNumber, toRoomNumber, price: random.whole(1000, agreed) };
  return journal.during({ act: 'propose', id: wanted.id }, async () => {
    const asked = { params: { bookingRequestId: wanted.id }, body: { rooms: [room], revision } };
    const { proposal } = (await hands.propose(owner(wanted.house), asked)).data;
    return { proposed: { id: proposal?.proposalId ?? 'none', revision } };
  });
};

/** A part of the answers to proposals that do not wait any more. */
const late = 0.2;

interface BookingWithProposal {
  booking: ToldBooking;
  proposal: NonNullable<ToldBooking['proposal']>;
}

/** The latest proposal of a booking that has one, mostly one that waits. */
async function proposalOf({ hands, random }: Racer, { id }: PlannedStay): Promise<BookingWithProposal | undefined> {
  const booking = await hands.told.find(id).catch(() => undefined);
  const proposal = booking?.proposal;
  if (!booking || !proposal) return undefined;
  const waits = proposal.state === 'open' && proposal.revision === revisionOf(booking);
  return waits || random.chance(late) ? { booking, proposal } : undefined;
}

type Answer = (racer: Racer, wanted: PlannedStay, told: BookingWithProposal) => Promise<string>;

const paramsOf = ({ booking, proposal }: BookingWithProposal) => ({
  bookingRequestId: booking.id,
  proposalId: proposal.id,
});

const sayYes: Answer = ({ hands, journal }, wanted, told) => {
  const change = changeBy(told);
  const attempt = { act: 'say yes', id: wanted.id, proposal: told.proposal.id, ...(change && { change }) };
  return journal.during(attempt, async () =>
    shownIn((await hands.answerProposal(guest(wanted), { params: paramsOf(told), body: { agree: true } })).data),
  );
};

/** A proposal changes the rooms of its booking as a move does; on another revision, or where it was answered, it changes none. */
function changeBy({ booking, proposal }: BookingWithProposal): TriedChange | undefined {
  if (proposal.state !== 'open' || proposal.revision !== revisionOf(booking)) return undefined;
  const day = today();
  const [had, has] = [booking.rooms, proposal.rooms].map((rooms) =>
    roomsFrom({ ...booking, rooms }, day).map(({ number }) => number),
  ) as [number[], number[]];
  const [to] = has.filter((number) => !had.includes(number));
  const numbers = had.filter((number) => !has.includes(number));
  return to === undefined ? undefined : { revision: proposal.revision, day, numbers, to };
}

const sayNo: Answer = ({ hands, journal }, wanted, told) =>
  journal.during({ act: 'say no', id: wanted.id, proposal: told.proposal.id }, async () => {
    await hands.answerProposal(guest(wanted), { params: paramsOf(told), body: { agree: false } });
    return undefined;
  });

const withdraw: Answer = ({ hands, journal }, { id, house }, told) =>
  journal.during({ act: 'withdraw', id, proposal: told.proposal.id }, async () => {
    await hands.withdraw(owner(house), { params: paramsOf(told) });
    return undefined;
  });

const answers = [sayYes, sayYes, sayYes, sayNo, withdraw];

/** Answers a proposal as its guest, or takes it back as its owner. */
export const settle: Act = async (racer, wanted) => {
  const told = await proposalOf(racer, wanted);
  return told ? racer.random.pick(answers)(racer, wanted, told) : nothingToDo;
};
