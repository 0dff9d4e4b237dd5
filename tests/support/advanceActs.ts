import { advanceSettlement } from '../../functions/money/settling.ts';
import type { AdvanceMove } from '../../shared/rules/advanceLife.ts';
import type { AdvanceDesk } from './advances.ts';
import { bookingsAreDue } from './bookingEvents.ts';
import { cancel, cancelAsOwner, dayIn } from './bookings.ts';
import { moveDays } from './otherDays.ts';
import { passTime } from './time.ts';

/** Acts of a life by their names, and the moves of the advance that each may be. */
export function advanceActs(desk: AdvanceDesk) {
  return {
    prove: { moves: ['send', 'sendAgain', 'sendLate'], act: (id: string) => desk.prove(id) },
    provePart: { moves: ['send', 'sendAgain', 'sendLate'], act: (id: string) => desk.prove(id, { amount: 2500 }) },
    /** The payment that is not all seen, with its own id. */
    proveAgain: {
      moves: ['send', 'sendAgain', 'sendLate'],
      act: async (id: string) => {
        const { proof } = await desk.advance(id);
        return desk.prove(id, proof && { reference: proof.reference, amount: proof.amount });
      },
    },
    proveLate: {
      moves: ['send', 'sendAgain', 'sendLate'],
      act: async (id: string) => desk.prove(id, { day: ((await desk.advance(id)).lapsedAt ?? dayIn(0)).slice(0, 10) }),
    },
    receive: {
      moves: ['receive', 'receivePart', 'receiveLater', 'receiveDisputed'],
      act: (id: string) => desk.answer(id, 'received'),
    },
    receiveLess: {
      moves: [
        ...(['receivePart', 'missPart', 'missPartAgain', 'seePart', 'seePartDisputed'] as const),
        ...(['receive', 'receiveLater', 'receiveDisputed'] as const),
      ],
      act: (id: string) => desk.answer(id, 'received', { amount: 100 }),
    },
    miss: { moves: ['miss', 'missAgain'], act: (id: string) => desk.answer(id, 'unseen') },
    waive: {
      moves: ['waive', 'waiveUnseen', 'waiveRest', 'waiveMissed'],
      act: (id: string) => desk.answer(id, 'waived'),
    },
    payBack: {
      moves: ['refund', 'giveMore'],
      act: async (id: string) => desk.payBack(id, { amount: (await desk.advance(id)).received || 1 }),
    },
    confirm: { moves: ['confirm'], act: (id: string) => desk.answerRefund(id, 'confirmed') },
    settleForGuest: {
      moves: ['settleForGuest', 'settleSentForGuest', 'settleSilentForGuest', 'settleRefundForGuest'],
      act: (id: string) => settle(desk, id, 'guest'),
    },
    settleForOwner: {
      moves: [
        ...(['settleForOwner', 'settleRestForOwner', 'settleSentForOwner', 'settleSentRestForOwner'] as const),
        ...(['settleSilentForOwner', 'settleRefundForOwner', 'settleLate'] as const),
      ],
      act: (id: string) => settle(desk, id, 'owner'),
    },
    deny: { moves: ['deny'], act: (id: string) => desk.answerRefund(id, 'denied') },
  } satisfies Record<string, { moves: AdvanceMove[]; act(id: string): Promise<{ status: number }> }>;
}

/** Ends of the booking of an advance, time that passes, and changes of its stay, by their names. */
export function bookingActs(desk: AdvanceDesk) {
  return {
    cancel: (id: string) => cancel(desk.guest, id),
    cancelAsOwner: (id: string) => cancelAsOwner(desk.owners.vendor, id),
    hours: () => passHours(13),
    day: () => passHours(25),
    /** The stay is on other days, where it stands. */
    nearer: (id: string) => moveDays(desk, id, 10),
    later: (id: string) => moveDays(desk, id, 40),
    tomorrow: (id: string) => moveDays(desk, id, 1),
  };
}

/** The clock comes twice: what is due at the half of an advance notes its end, which may be over too. */
async function passHours(hours: number): Promise<void> {
  passTime(hours * 3600);
  await bookingsAreDue();
  await bookingsAreDue();
}

/** The decision of an operator; one that is there already changes nothing. */
async function settle(desk: AdvanceDesk, id: string, side: 'guest' | 'owner'): Promise<{ status: number }> {
  const { revision } = await desk.advance(id);
  const settling = advanceSettlement.open().settle(id, side, 'The bank shows it.');
  const isRefused = await settling.then(
    () => false,
    () => true,
  );
  return { status: isRefused || (await desk.advance(id)).revision === revision ? 409 : 200 };
}
