import { proofKey } from '../../../functions/money/proofs.ts';
import type { Item, Stores } from '../client/stores.ts';
import type { Inn, PaidStay } from './members.ts';
import type { Scene } from './scene.ts';

/** Money that was answered with success stands, and both sides read of it what the lines say. */
export async function moneyProblems(scene: Scene, inn: Inn, { bookings }: Stores): Promise<string[]> {
  const items = new Map(bookings.map((item) => [`${item.pk}|${item.sk}`, item]));
  const problems = continued(inn, items);
  for (const stay of inn.paid) {
    problems.push(...standing(stay, inn, items), ...settled(stay, items), ...(await readings(scene, inn, stay, items)));
  }
  return problems;
}

function standing(stay: PaidStay, { owner }: Inn, items: ReadonlyMap<string, Item>): string[] {
  const { id, lines, references, revision } = stay;
  const lost = lines.filter(({ number, kind, amount, receipt }) => {
    const found = items.get(`booking#${id}|line#${String(number).padStart(3, '0')}`);
    return found?.kind !== kind || found.amount !== amount || found.receipt !== receipt;
  });
  const forgotten = references.filter((reference) => {
    const { pk, sk } = proofKey(owner.id, { reference });
    return !items.has(`${pk}|${sk}`);
  });
  const kept = Number(items.get(`booking#${id}|advance`)?.revision ?? 0);
  return [
    ...lost.map(({ number }) => `line ${number} of ${id} was answered, and is not there`),
    ...forgotten.map((reference) => `the proof ${reference} of ${id} was answered, and is not there`),
    ...(kept >= revision ? [] : [`the advance of ${id} was ${revision}, and is ${kept}`]),
  ];
}

/** A decision of an operator stands, and nothing moves an advance that is settled. */
function settled(stay: PaidStay, items: ReadonlyMap<string, Item>): string[] {
  const { id, decided, settled: before } = stay;
  const { state, settledFor, revision, movedAt }: Partial<Item> = items.get(`booking#${id}|advance`) ?? {};
  const found = state === 'settled' ? `for the ${settledFor} in ${revision} at ${movedAt}` : undefined;
  stay.settled = found;
  return [
    ...(before === undefined || found === before ? [] : [`the advance of ${id} was settled, and has moved: ${found}`]),
    ...(!decided || decided.inDoubt || settledFor === decided.side
      ? []
      : [`the advance of ${id} was settled for the ${decided.side}, and is for the ${settledFor}`]),
  ];
}

/** Receipts that an operator let go on above a number do so. */
function continued({ propertyId, above }: Inn, items: ReadonlyMap<string, Item>): string[] {
  const { last = 0 } = (items.get(`books#${propertyId}|receipts`) ?? {}) as { last?: number };
  return last >= above ? [] : [`receipts of ${propertyId} were to go on above ${above}, and the last is ${last}`];
}

/** The guest and the owner read of a booking's account what its record says. */
async function readings(scene: Scene, { owner }: Inn, { id, guest }: PaidStay, items: ReadonlyMap<string, Item>) {
  const params = { bookingRequestId: id };
  const [asGuest, asOwner] = await Promise.all([
    scene.quietly('getBookingPayment', { token: guest.token, params }),
    scene.quietly('getBookingPaymentAsOwner', { token: owner.token, params }),
  ]);
  if (asGuest.status !== 200 || asOwner.status !== 200) {
    return [`the money of ${id} was answered ${asGuest.status} and ${asOwner.status}`];
  }
  const texts = [asGuest, asOwner].map(({ body }) => JSON.stringify([body.data.account, body.data.advance?.status]));
  const { paid } = asOwner.body.data.account;
  const kept = Number(items.get(`booking#${id}|booking`)?.paid ?? 0);
  return [
    ...(texts[0] === texts[1] ? [] : [`the sides of ${id} read ${texts.join(' and ')}`]),
    ...(paid === kept ? [] : [`${id} says ${kept} was paid, and both sides read ${paid}`]),
  ];
}
