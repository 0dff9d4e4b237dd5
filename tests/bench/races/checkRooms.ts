import { addDays } from '../../../shared/rules/dates.ts';
import type { StoredBooking } from '../../campaign/check/checkBookings.ts';
import type { Entry, ShownRooms, TriedChange } from './journal.ts';
import { lateReceipt } from './lateMoney.ts';

/** Nights of the rooms of a booking, each `<number> <day>`, in order and joined, so that two of them can be compared. */
type RoomNights = string;

type Stay = Pick<StoredBooking, 'checkIn' | 'checkOut'>;

/**
 * Holds the rooms of a booking to everything that was answered about them: they stand as the latest answer showed them, changed by
 * nothing but attempts whose answers did not come, and each answered change did to the nights what it says. A booking of which no
 * change was tried has all rooms that were asked for.
 */
export function checkRooms(booking: StoredBooking, own: readonly Entry[]): string[] {
  const { id, state, revision: last = 0, answeredAt } = booking;
  if (answeredAt === undefined) return [];
  const shown = shownByRevision(booking, own);
  const late = [...shown.keys()].filter((revision) => revision > last);
  const twofold = [...shown].filter(([, nights]) => nights.size > 1);
  return [
    ...late.map((revision) => `${id} was shown in revision ${revision}, and is ${state} in ${last}`),
    ...twofold.map(([revision]) => `${id} was shown with several rooms in revision ${revision}`),
    ...ofHistory(booking, own, shown),
  ];
}

/** Rooms that a booking may have in a revision, undefined where nothing is known of them, and the problems so far. */
interface RoomHistory {
  possible: ReadonlySet<RoomNights> | undefined;
  problems: string[];
}

/** Follows the rooms from revision to revision: some are known by an answer, the others are as attempts may have left them. */
function ofHistory(booking: StoredBooking, own: readonly Entry[], shown: ReadonlyMap<number, Set<RoomNights>>) {
  const { revision: last = 0 } = booking;
  const entered = own.find(({ act }) => act === 'take')?.rooms;
  let history: RoomHistory = { possible: entered && new Set([nightsOf(asShown(entered), booking)]), problems: [] };
  for (let revision = entered ? 0 : 1; revision < last; revision += 1) {
    const after = afterAttempts(history.possible, own, revision);
    history = joined(history, after, shown.get(revision + 1), `${booking.id} in revision ${revision + 1}`);
  }
  const ofAccepted = last === 1 && !entered ? ofAcceptance(booking, own) : [];
  return [...history.problems, ...ofLast(booking, [history.possible, shown.get(last)]), ...ofAccepted];
}

function joined(
  { problems }: RoomHistory,
  after: RoomHistory['possible'],
  answered: Set<RoomNights> | undefined,
  name: string,
): RoomHistory {
  if (!answered) return { possible: after, problems };
  const isWrong = after?.isDisjointFrom(answered);
  return {
    possible: answered,
    problems: isWrong ? [...problems, `${name} has other rooms than were asked for`] : problems,
  };
}

function ofLast(booking: StoredBooking, right: (ReadonlySet<RoomNights> | undefined)[]): string[] {
  const rooms = booking.rooms.map(({ number, ...days }) => ({ roomNumber: number, ...days }));
  const stands = nightsOf(rooms, booking);
  const isRight = right.every((possible) => possible?.has(stands) ?? true);
  return isRight ? [] : [`${booking.id} stands with other rooms than were answered: ${stands}`];
}

/** A late payment gives a booking that stands again the same rooms or others of their kinds. */
function afterAttempts(possible: ReadonlySet<RoomNights> | undefined, own: readonly Entry[], revision: number) {
  if (own.some(({ act }) => act === lateReceipt)) return undefined;
  const tried = own.filter((entry) => canChange(entry, revision));
  return possible && new Set([...possible].flatMap((nights) => tried.map((entry) => changed(nights, entry))));
}

/** A request that was accepted, and not changed since, has as many rooms of each kind as were asked for, on all of its nights. */
function ofAcceptance({ id, rooms }: StoredBooking, own: readonly Entry[]): string[] {
  const numbers = rooms.map(({ number }) => number);
  const asked = own.find(({ act }) => act === 'request')?.rooms ?? numbers;
  const answered = own.flatMap(({ act, numbers: took }) => (act === 'accept' && took ? [took] : []));
  return [
    ...(kindsOf(numbers) === kindsOf(asked) ? [] : [`${id} asked for ${asked}, and has ${numbers}: a half group`]),
    ...answered
      .filter((took) => inOrder(took) !== inOrder(numbers))
      .map((took) => `${id} was accepted with ${took}, and has ${numbers}`),
  ];
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted().join();

/** The kind of a room is the first digit of its number. */
const kindsOf = (numbers: readonly number[]) => inOrder(numbers.map((number) => Math.floor(number / 100)));

function shownByRevision(stay: Stay, own: readonly Entry[]): Map<number, Set<RoomNights>> {
  const all = own.flatMap(({ shown }) => (shown ? [shown] : []));
  const byRevision = Map.groupBy(all, ({ revision }) => revision);
  return new Map(
    [...byRevision].map(([revision, answers]) => [
      revision,
      new Set(answers.map(({ rooms }) => nightsOf(rooms, stay))),
    ]),
  );
}

function asShown(numbers: readonly number[] = []): ShownRooms['rooms'] {
  return numbers.map((roomNumber) => ({ roomNumber }));
}

/**
 * Whether an attempt may have led from a revision to the next: a change names the revision that it begins from, and one of the guest is made on top
 * of any. A refusal counts, because a call may be carried out after it was given up.
 */
function canChange({ act, change }: Entry, revision: number): boolean {
  return act === 'change guest' || change?.revision === revision;
}

function changed(nights: RoomNights, { change }: Entry): RoomNights {
  return change ? nightsAfter(nights, change) : nights;
}

function nightsAfter(nights: RoomNights, { numbers, to, day }: TriedChange): RoomNights {
  const isMeant = (night: string) => numbers.includes(Number(night.split(' ')[0])) && dayOf(night) >= day;
  const kept = nights.split(',').flatMap((night) => {
    if (!isMeant(night)) return night;
    return to === undefined ? [] : `${to} ${dayOf(night)}`;
  });
  return kept.sort().join();
}

const dayOf = (night: string) => night.split(' ')[1] ?? '';

function nightsOf(rooms: ShownRooms['rooms'], { checkIn, checkOut }: Stay): RoomNights {
  const nights: string[] = [];
  for (const { roomNumber, from = checkIn, until = checkOut } of rooms) {
    for (let day = from; day < until; day = addDays(day, 1)) nights.push(`${roomNumber} ${day}`);
  }
  return nights.sort().join();
}
