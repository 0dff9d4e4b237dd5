import { expect } from 'vitest';
import { mayChange } from '../../../../shared/rules/bookingLife.ts';
import { proposalEndsAt } from '../../../../shared/rules/proposalLife.ts';
import { ask } from '../../../support/accounts.ts';
import { type House, saidOf } from './house.ts';
import { dayOf, done, type Life, type ModelAnswer, refusal } from './model.ts';
import type { ModelBooking, ModelProposal, ModelRoom } from './modelBooking.ts';
import { offer } from './modelEvents.ts';
import { outcomeOf, proposalsSeen } from './proposalOutcome.ts';
import type { ChangedRoom } from './rooms.ts';
import { type Step, stepWithOne } from './steps.ts';

/** Whole PKR a night, below every price of the house. */
const price = 1000;

/** The owner proposes a room of the house in the place of one of a booking: the numbers go round. */
export function propose(number: number, { room, to, isLate = false }: ChangedRoom): Step {
  return stepWithOne(
    `propose ${JSON.stringify({ room, to, isLate })} in`,
    number,
    async (booking, life, { vendor: { token } }) => {
      const numbers = life.kinds.flat();
      const proposed: ProposedRoom = {
        from: booking.rooms[room % booking.rooms.length]?.number ?? 0,
        to: numbers[to % numbers.length] ?? 0,
        revision: Math.max(0, isLate ? booking.revision - 1 : booking.revision),
      };
      const body = {
        rooms: [{ roomNumber: proposed.from, toRoomNumber: proposed.to, price }],
        revision: proposed.revision,
      };
      const before = booking.proposal;
      const wanted = make(life, booking, proposed);
      const answer = await ask('proposeChange', { token, params: { bookingRequestId: booking.id }, body });
      expect(saidOf(answer)).toEqual(wanted);
      if (wanted !== done || !booking.proposal) return;
      const { proposalId, endsAt } = answer.body.data.proposal;
      expect([endsAt, before === booking.proposal]).toEqual([booking.proposal.endsAt, proposalId === before?.id]);
      booking.proposal.id = proposalId;
    },
    ({ rooms }) => rooms.length > 0,
  );
}

/** An answer to the latest proposal of a booking, or the owner's own end of it. */
export function answerProposal(move: AnswerMove, number: number): Step {
  return stepWithOne(
    `${move} to the proposal of`,
    number,
    async (booking, life, house) => {
      const proposal = booking.proposal as ModelProposal;
      const wanted = move === 'agree' ? agree(life, booking, proposal) : settle(life, { booking, proposal, move });
      expect(await send(booking, proposal.id, { move, house })).toEqual(wanted);
    },
    ({ proposal }) => proposal !== undefined,
  );
}

export const answerMoves = ['agree', 'refuse', 'withdraw'] as const;

type AnswerMove = (typeof answerMoves)[number];

/** A room that is proposed in the place of one, by their numbers, for a booking in a revision. */
export interface ProposedRoom {
  from: number;
  to: number;
  revision: number;
}

function make(life: Life, booking: ModelBooking, proposed: ProposedRoom): ModelAnswer {
  const rooms = roomsAfter(life, booking, proposed);
  if (typeof rooms === 'string') return refusal(rooms);
  const asked = `${proposed.from} ${proposed.to}`;
  if (outcomeOf(life, booking).state === 'open') {
    return booking.proposal?.asked === asked ? done : refusal('proposal_open');
  }
  const endsAt = proposalEndsAt(life.now, booking.checkIn);
  booking.proposal = { id: '', state: 'open', asked, revision: proposed.revision, rooms, endsAt };
  return done;
}

/** The rooms of a booking after a proposal, or the code of its refusal. */
function roomsAfter(life: Life, booking: ModelBooking, { from, to, revision }: ProposedRoom): ModelRoom[] | string {
  if (booking.guest === undefined) return 'nobody_to_ask';
  if (!mayChange('moveRoom', booking, life.now)) return 'rooms_fixed';
  const room = booking.rooms.find(({ number, until = booking.checkOut }) => number === from && until > life.today);
  if (!room || revision !== booking.revision) return 'booking_changed';
  const rooms = booking.rooms.flatMap((each) => (each === room ? replaced(life, booking, { room, to }) : each));
  return from === to || !needed(life, booking, rooms) ? 'nights_taken' : rooms;
}

/** A room with the nights that are over, and the one that has the others. */
function replaced({ today }: Life, { checkIn }: ModelBooking, { room, to }: { room: ModelRoom; to: number }) {
  const { asked: _, ...days } = room;
  if ((room.from ?? checkIn) >= today) return [{ ...days, number: to }];
  return [
    { ...room, until: today },
    { ...days, number: to, from: today },
  ];
}

/** Nights from today on that a booking would need for some rooms, and has not; undefined where one is held, or would be there twice. */
function needed(life: Life, booking: ModelBooking, rooms: readonly ModelRoom[]): string[] | undefined {
  const all = rooms.flatMap((room) => life.nightsIn(room, booking)).filter((night) => dayOf(night) >= life.today);
  if (new Set(all).size < all.length) return undefined;
  const others = all.filter((night) => life.nights.get(night) !== booking.id);
  return others.some((night) => life.nights.has(night)) ? undefined : others;
}

function agree(life: Life, booking: ModelBooking, proposal: ModelProposal): ModelAnswer {
  const { state } = outcomeOf(life, booking);
  if (state === 'accepted') return done;
  if (state !== 'open') return refusal('proposal_over');
  const nights = needed(life, booking, proposal.rooms);
  if (!nights) {
    proposalsSeen.add('block');
    Object.assign(proposal, { state: 'ended', endedBy: 'nights_taken' });
    return refusal('proposal_blocked');
  }
  proposalsSeen.add('agree');
  const had = life.free(booking, booking.rooms);
  const all = proposal.rooms.flatMap((room) => life.nightsIn(room, booking));
  for (const night of all.filter((each) => dayOf(each) >= life.today)) life.nights.set(night, booking.id);
  const freed = had.filter((night) => !life.nights.has(night));
  offer(life, freed);
  Object.assign(proposal, { state: 'accepted' });
  booking.rooms = [...proposal.rooms];
  booking.revision += 1;
  delete booking.changed;
  return done;
}

interface Settlement {
  booking: ModelBooking;
  proposal: ModelProposal;
  move: 'refuse' | 'withdraw';
}

function settle(life: Life, { booking, proposal, move }: Settlement): ModelAnswer {
  const to = move === 'refuse' ? 'refused' : 'withdrawn';
  const { state } = outcomeOf(life, booking);
  if (state === to) return done;
  if (state !== 'open') return refusal('proposal_over');
  proposalsSeen.add(move);
  Object.assign(proposal, { state: to });
  return done;
}

async function send(
  { id: bookingRequestId, guest }: ModelBooking,
  proposalId: string,
  { move, house }: { move: AnswerMove; house: House },
): Promise<ModelAnswer> {
  const params = { bookingRequestId, proposalId };
  if (move === 'withdraw') return saidOf(await ask('withdrawProposal', { token: house.vendor.token, params }));
  const { token } = house.guest(guest);
  return saidOf(await ask('answerProposal', { token, params, body: { agree: move === 'agree' } }));
}
