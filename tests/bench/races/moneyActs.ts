import { setTimeout as wait } from 'node:timers/promises';
import type { Advance } from '../../../functions/money/advance.ts';
import { today } from '../../../shared/rules/dates.ts';
import { cancelAsGuest, cancelAsOwner } from './answerActs.ts';
import { receiveLate } from './lateMoney.ts';
import type { PlannedStay } from './plan.ts';
import { type Act, guest, nothingToDo, owner, type Racer } from './racer.ts';

/** An act about an advance, as it was read. */
type AdvanceAct = (racer: Racer, wanted: PlannedStay, advance: Advance) => Promise<string>;

const keyOf = ({ random }: Racer) => `race-money-${random.whole(1e10, 1e11)}`;

function proving(racer: Racer, wanted: PlannedStay, { amount, received }: Advance): Promise<string> {
  const { hands, journal, random } = racer;
  const key = `RACE${random.whole(1e10, 1e11)}`;
  return journal.during({ act: 'prove', id: wanted.id, key }, async () => {
    const paid = { way: 'raast', amount: Math.max(1, amount - received), day: today() } as const;
    const body = { ...paid, reference: key, lastFour: '4567', requestKey: keyOf(racer) };
    await hands.prove(guest(wanted), { params: { bookingRequestId: wanted.id }, body });
    return undefined;
  });
}

/** A guest proves a payment, sometimes twice at one moment. */
const prove: AdvanceAct = async (racer, wanted, advance) => {
  const times = racer.random.chance(0.3) ? 2 : 1;
  const outcomes = await Promise.all(Array.from({ length: times }, () => proving(racer, wanted, advance)));
  return outcomes[0] ?? nothingToDo;
};

/** The clock ends the time of an advance at the moment at which its guest proves it. */
const lapse: AdvanceAct = (racer, wanted, advance) => {
  const { hands, journal, random } = racer;
  return journal.during({ act: 'cancel as lapse', id: wanted.id }, async () => {
    const until = Date.now() + random.whole(20, 120);
    await hands.hasten(advance, new Date(until).toISOString());
    await wait(Math.max(0, until - Date.now() + random.whole(-15, 5)));
    const proven = random.chance(0.7) ? [proving(racer, wanted, advance)] : [];
    await wait(Math.max(0, until - Date.now()));
    await Promise.all([...proven, hands.lapse(wanted.id)]);
    return undefined;
  });
};

/** An owner answers a proof as he has read it; with what came too late its booking may stand again. */
const decide: AdvanceAct = (racer, wanted, advance) => {
  const { hands, journal, random } = racer;
  const { revision, proof, state, lapsedAt } = advance;
  const answer = state === 'disputed' || random.chance(0.7) ? 'received' : 'unseen';
  if (answer === 'received' && (proof?.late || lapsedAt !== undefined)) return receiveLate(racer, wanted, advance);
  const act = answer === 'received' ? 'receive' : 'not see';
  return journal.during({ act, id: wanted.id, key: String(revision) }, async () => {
    const params = { bookingRequestId: wanted.id };
    await hands.answerAdvance(owner(wanted.house), { params, body: { answer, revision } });
    return undefined;
  });
};

/** A booking is cancelled whose advance is on its way, or has come. */
const cancelPaid: AdvanceAct = (racer, wanted) =>
  (racer.random.chance(0.5) ? cancelAsGuest : cancelAsOwner)(racer, wanted);

/** An owner pays back what is due, sometimes twice at one moment, and the guest says that it came. */
const payBack: AdvanceAct = async (racer, wanted, { state, refund }) => {
  const { hands, journal, random } = racer;
  const params = { bookingRequestId: wanted.id };
  if (state === 'refunded') {
    return journal.during({ act: 'confirm refund', id: wanted.id }, async () => {
      await hands.answerRefund(guest(wanted), { params, body: { answer: 'confirmed' } });
      return undefined;
    });
  }
  const pay = () =>
    journal.during({ act: 'pay back', id: wanted.id }, async () => {
      const requestKey = keyOf(racer);
      const body = {
        way: 'cash',
        amount: refund?.amount ?? 1,
        day: today(),
        requestKey,
        reference: undefined,
      } as const;
      await hands.payBack(owner(wanted.house), { params, body });
      return undefined;
    });
  const outcomes = await Promise.all(random.chance(0.5) ? [pay(), pay()] : [pay()]);
  return outcomes[0] ?? nothingToDo;
};

/** Acts for each state of an advance. */
const acts: Partial<Record<Advance['state'], readonly AdvanceAct[]>> = {
  asked: [prove, prove, lapse],
  unseen: [prove, prove, lapse],
  lapsed: [prove],
  sent: [decide, decide, decide, cancelPaid],
  disputed: [decide],
  received: [cancelPaid],
  refundDue: [payBack],
  refunded: [payBack],
};

/** Either side, or the clock, does what is to be done of an advance. */
export const moveAdvance: Act = async (racer, wanted) => {
  const advance = await racer.hands.advanceOf(wanted.id).catch(() => undefined);
  const possible = acts[advance?.state ?? 'ended'] ?? [];
  return advance && possible.length > 0 ? racer.random.pick(possible)(racer, wanted, advance) : nothingToDo;
};

/** An owner takes cash, of amounts that are like no other's; several lines may be written at one moment. */
export const takeCash: Act = async (racer, { id, house }) => {
  const { hands, journal, random } = racer;
  const write = () => {
    const amount = random.whole(1, 9_999_999);
    return journal.during({ act: 'take cash', id, key: String(amount) }, async () => {
      const line = { kind: 'in', way: 'cash', amount, note: undefined } as const;
      const body = { line, requestKey: keyOf(racer) };
      await hands.write(owner(house), { params: { bookingRequestId: id }, body });
      return undefined;
    });
  };
  const outcomes = await Promise.all(random.chance(0.5) ? [write(), write(), write()] : [write()]);
  return outcomes[0] ?? nothingToDo;
};
