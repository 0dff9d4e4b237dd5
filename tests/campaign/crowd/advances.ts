import { today } from '../../../shared/rules/dates.ts';
import type { ApiRequest } from '../client/api.ts';
import { noteReceipts } from './cash.ts';
import type { Inn, PaidStay } from './members.ts';
import type { Scene } from './scene.ts';

type Operation = Parameters<Scene['call']>[0];

/** An advance as its owner reads it. */
interface ReadAdvance {
  status: string;
  amount: number;
  received: number;
  revision: number;
  proof?: { reference: string; amount: number; seen?: number };
  refund?: { amount: number };
}

/** A call of the guest or of the owner about an advance. */
interface Act {
  by: 'guest' | 'owner';
  operation: Operation;
  body?: object;
}

/** Either side does what is to be done of an advance, and sends it again as a page does that got no answer. */
export async function moveAdvance(scene: Scene, inn: Inn): Promise<void> {
  const stay = someStay(inn);
  if (stay) await moveOn(scene, inn, stay, inn.random.chance(0.2));
}

/** An owner sees no payment, and a guest no refund, until operators are to decide or the scene stops. */
export async function quarrel(scene: Scene, inn: Inn): Promise<void> {
  const stay = someStay(inn);
  for (let left = 5; stay && scene.going && left > 0; left -= 1) await moveOn(scene, inn, stay, true);
}

function someStay({ random, stays, paid }: Inn): PaidStay | undefined {
  const others = stays.flatMap(({ id, guest, entry }) =>
    id !== undefined && entry.state === 'active' && paid.every((stay) => stay.id !== id) ? [{ id, guest }] : [],
  );
  const known = [...paid, ...others.map((stay) => ({ ...stay, lines: [], revision: 0, references: [] }))];
  if (known.length === 0) return undefined;
  const stay = random.pick(known);
  if (!paid.includes(stay)) paid.push(stay);
  return stay;
}

async function moveOn(scene: Scene, inn: Inn, stay: PaidStay, denies: boolean): Promise<void> {
  const { random } = inn;
  const act = actFor(inn, await read(scene, inn, stay), denies);
  if (!act) return;
  const token = act.by === 'guest' ? stay.guest.token : inn.owner.token;
  const call = { token, params: { bookingRequestId: stay.id }, ...(act.body && { body: act.body }) };
  for (let left = random.chance(0.5) ? 2 : 1; left > 0; left -= 1) await carryOut(scene, inn, { stay, act, call });
}

async function read(scene: Scene, { owner }: Inn, { id }: PaidStay): Promise<ReadAdvance | undefined> {
  const call = { token: owner.token, params: { bookingRequestId: id } };
  const { status, body } = await scene.quietly('getBookingPaymentAsOwner', call);
  return status === 200 ? body.data.advance : undefined;
}

function actFor(inn: Inn, advance: ReadAdvance | undefined, denies: boolean): Act | undefined {
  if (!advance) return undefined;
  const { random } = inn;
  const { status, revision, refund } = advance;
  const way = { way: 'raast', day: today(), requestKey: `campaign-money-${random.whole(1e8, 1e9)}` };
  const left = Math.max(1, advance.amount - advance.received);
  const acts: Record<string, () => Act> = {
    asked: () => ({ by: 'guest', ...pay(way, paymentOf(inn, advance)) }),
    unseen: () => ({ by: 'guest', ...pay(way, paymentOf(inn, advance)) }),
    sent: () => {
      const answer = denies ? 'unseen' : 'received';
      const amount = random.chance(0.3) ? Math.ceil(left / 2) : left;
      return {
        by: 'owner',
        operation: 'answerAdvance',
        body: { answer, revision, ...(answer === 'received' && { amount }) },
      };
    },
    ...(!denies && {
      disputed: () => ({ by: 'owner', operation: 'answerAdvance', body: { answer: 'received', revision } }),
    }),
    refundDue: () => ({ by: 'owner', operation: 'payRefund', body: { ...way, amount: refund?.amount ?? 1 } }),
    refunded: () => ({
      by: 'guest',
      operation: 'answerRefund',
      body: { answer: denies ? 'denied' : 'confirmed' },
    }),
  };
  return random.chance(0.1) && status === 'asked' ? { by: 'guest', operation: 'openPayee' } : acts[status]?.();
}

function pay(way: object, payment: { reference: string; amount: number }): Omit<Act, 'by'> {
  return { operation: 'sendProof', body: { ...way, ...payment, lastFour: '4567' } };
}

/** The payment that its owner has not seen, or not all of it, with its own id; or another one. */
function paymentOf({ random }: Inn, { proof, amount, received }: ReadAdvance) {
  const isOpen = proof !== undefined && (proof.seen ?? 0) < proof.amount;
  if (isOpen && random.chance(0.5)) return { reference: proof.reference, amount: proof.amount };
  return { reference: `CROWD${random.whole(1e8, 1e9)}`, amount: Math.max(1, amount - received) };
}

interface ActOfStay {
  stay: PaidStay;
  act: Act;
  call: ApiRequest;
}

/** Remembers what an answer with success says: lines stay, an id is kept, and a revision never goes back. */
async function carryOut(scene: Scene, inn: Inn, { stay, act, call }: ActOfStay): Promise<void> {
  const { outcome, body } = await scene.call(act.operation, call);
  if (outcome !== 'done') return;
  if (act.operation === 'openPayee') {
    if (body.data.iban !== inn.iban) scene.run.findings.add('another account was opened', `${stay.id}`);
    return;
  }
  const { reference } = (act.body ?? {}) as { reference?: string };
  if (act.operation === 'sendProof' && reference !== undefined) stay.references.push(reference);
  noteLines(stay, body.data.lines);
  noteReceipts(scene, inn, stay.id, body.data.lines);
  stay.revision = Math.max(stay.revision, body.data.advance?.revision ?? 0);
}

/** Lines that an answer has shown are there from then on. */
export function noteLines(stay: PaidStay, lines: PaidStay['lines']): void {
  for (const { number, kind, amount, receipt } of lines) {
    if (stay.lines.every((line) => line.number !== number)) stay.lines.push({ number, kind, amount, receipt });
  }
}
