import { expect } from 'vitest';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { addDays } from '../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';
import type { House } from './house.ts';
import { dayOf, type Life } from './model.ts';
import type { ModelBooking } from './modelBooking.ts';
import { outcomeOf } from './proposalOutcome.ts';

/** Days from today to those whose months the owner looks at: last night, and when most stays begin. */
const looked = [-1, 8];

/** The lists of both sides with the rooms of each booking, the calendar and the owner's months are as the model has them. */
export async function agree(life: Life, house: House): Promise<void> {
  const months = [...new Set(looked.map((days) => addDays(life.today, days).slice(0, 7)))];
  const seeing = life.touched === undefined ? house.guests.map((_, guest) => guest) : [life.touched];
  const [guests, waiting, active, rooms, owners] = await Promise.all([
    Promise.all(seeing.map((guest) => house.bookingsOf(house.guest(guest)))),
    house.ownersBookings('pending'),
    house.ownersBookings('active'),
    house.rooms(),
    Promise.all(months.map((month) => house.month(month))),
  ]);
  const isLookedAt = ([night]: [string, string]) => months.includes(dayOf(night).slice(0, 7));
  const taken = rooms.flatMap(({ roomNumber, taken }) =>
    taken.flatMap(({ from, to }) => nightsOf(from, to).map((day) => `${roomNumber} ${day}`)),
  );
  expect({
    guests: guests.map(shown),
    waiting: shown(waiting),
    active: shown(active),
    taken: taken.sort(),
    holders: textsOf(owners.flatMap(({ holders }) => holders).filter(isLookedAt)),
    closings: byId(owners[0]?.closings ?? []),
  }).toEqual({
    guests: seeing.map((guest) =>
      known(
        life,
        life.bookings.filter((each) => each.guest === guest),
      ),
    ),
    waiting: known(life, life.inState('pending')),
    active: known(life, life.inState('active')),
    taken: life
      .heldAhead()
      .map(([night]) => night)
      .sort(),
    holders: textsOf([...life.nights].filter(isLookedAt)),
    closings: byId(life.closingsAhead()),
  });
}

/** A stay is shown in both of its months. */
const textsOf = (holders: readonly [string, string][]) => [...new Set(holders.map((each) => each.join(' ')))].sort();

const byId = (closings: readonly { id: string; held: number }[]) =>
  closings.map(({ id, held }) => `${id} ${held}`).sort();

function shown(bookings: readonly BookingRequest[]): string[] {
  return bookings
    .map(({ _id, status, revision = 0, rooms, proposal }) => {
      const named = rooms.map(({ roomNumber: number, from, until }) => ({ number, from, until }));
      const proposed = proposal && proposalText({ state: proposal.status, endedBy: proposal.endedBy });
      return `${_id} ${status} ${revision} ${roomsOf(named)} ${proposed ?? none}`;
    })
    .sort();
}

function known(life: Life, bookings: readonly ModelBooking[]): string[] {
  return bookings
    .map((each) => {
      const state = life.stateOf(each);
      // Bookings that are over do without theirs.
      const proposed = state === 'active' && each.proposal ? proposalText(outcomeOf(life, each)) : none;
      return `${each.id} ${state} ${each.revision} ${roomsOf(each.rooms)} ${proposed}`;
    })
    .sort();
}

const none = 'no proposal';
const proposalText = ({ state, endedBy = '' }: ReturnType<typeof outcomeOf>) =>
  `proposal ${state} ${endedBy}`.trimEnd();

interface NamedRoom {
  number: number;
  from?: string | undefined;
  until?: string | undefined;
}

function roomsOf(rooms: readonly NamedRoom[]): string {
  return rooms.map(({ number, from = '', until = '' }) => `${number}[${from},${until}]`).join(' ');
}
