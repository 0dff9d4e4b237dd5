import { today } from '../../../shared/rules/dates.ts';
import { mustBe } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import { answer, becomes, cancel, type Parties, request } from './bookings.ts';
import { account, terms } from './payees.ts';
import { mustHold, type Scene } from './scene.ts';

/** A guest pays ahead, which is not seen at first, and cancels; what the owner has goes back, and comes. */
export async function payAhead(scene: Scene, parties: Parties): Promise<void> {
  const { guest, host, hotel } = parties;
  await letPay(scene, parties);
  const bookingRequestId = await request(scene, parties, 130);
  const preview = { token: host.token, params: { bookingRequestId } };
  const { data } = mustBe(200, await scene.ask('previewAcceptance', preview)).body;
  mustHold(data.advance.amount > 0, 'an owner reads before accepting what will be asked for');
  await answer(scene, 'acceptBookingRequests', host, bookingRequestId);
  await becomes(scene, guest, bookingRequestId, 'active');
  const sides = sidesOf(scene, parties, bookingRequestId);
  await openAccount(sides);
  await prove(sides, 'TRIAL0000001');
  await decide(sides, 'unseen');
  await prove(sides, 'TRIAL0000002');
  await decide(sides, 'received');
  await cancel(scene, guest, bookingRequestId);
  await payBack(sides);
  await letPayNoMore(scene, parties);
  mustHold((await sides.read()).lines.length === 2, `${hotel.name} has what came and what went`);
}

type Sides = ReturnType<typeof sidesOf>;

/** The calls of either side about the money of a booking. */
function sidesOf({ ask }: Scene, { guest, host }: Parties, bookingRequestId: string) {
  const params = { bookingRequestId };
  const call = async (by: Parties['guest'], operation: Parameters<Scene['ask']>[0], status = 200, body?: object) =>
    mustBe(status, await ask(operation, { token: by.token, params, ...(body && { body }) })).body.data;
  return {
    asGuest: (...asked: [Parameters<Scene['ask']>[0], number?, object?]) => call(guest, ...asked),
    asOwner: (...asked: [Parameters<Scene['ask']>[0], number?, object?]) => call(host, ...asked),
    read: () => call(guest, 'getBookingPayment'),
  };
}

/** The account holds from a day ago on, and the hotel asks for advances. */
async function letPay({ ask, inside }: Scene, { host, hotel: { propertyId } }: Parties): Promise<void> {
  const { token, password } = host;
  const call = { token, params: own(host) };
  const { revision } = mustBe(200, await ask('getPayee', call)).body.data;
  mustBe(200, await ask('setPayee', { ...call, body: { ...account, password, revision } }));
  await inside.letPayeeHold(host.id);
  const { inForce } = mustBe(200, await ask('getPayee', call)).body.data;
  mustHold(inForce.accounts[0].lastFour === '6702', 'an account holds after a day');
  await setTerms({ ask }, { token, propertyId }, { terms: { ...terms, notWithinDays: 0 } });
}

async function letPayNoMore(scene: Scene, { host: { token }, hotel: { propertyId } }: Parties): Promise<void> {
  await setTerms(scene, { token, propertyId }, {});
}

async function setTerms(
  { ask }: Pick<Scene, 'ask'>,
  { token, propertyId }: Record<'token' | 'propertyId', string>,
  body: object,
): Promise<void> {
  const { data } = mustBe(200, await ask('getVendorProperty', { token, params: { postId: propertyId } })).body;
  const call = { token, params: { propertyId }, body: { ...body, revision: data.moneyRevision ?? 0 } };
  mustBe(200, await ask('setAdvanceTerms', call));
}

async function openAccount({ asGuest, read }: Sides): Promise<void> {
  const opened = await asGuest('openPayee');
  mustHold(opened.iban === account.iban.replaceAll(' ', ''), 'the guest reads the account that was sealed');
  mustHold(opened.amount === (await read()).advance.amount, 'all of the advance is left to pay');
}

const way = { way: 'raast', day: today() };

async function prove({ asGuest, read }: Sides, reference: string): Promise<void> {
  const { amount } = (await read()).advance;
  const proof = { ...way, reference, lastFour: '4567', amount, requestKey: crypto.randomUUID() };
  const { advance } = await asGuest('sendProof', 201, proof);
  mustHold(advance.status === 'sent', 'a proof stops the clock');
}

async function decide({ asOwner }: Sides, said: 'received' | 'unseen'): Promise<void> {
  const { revision } = (await asOwner('getBookingPaymentAsOwner')).advance;
  const { advance } = await asOwner('answerAdvance', 200, { answer: said, revision });
  mustHold(advance.status === said, `an advance is ${said} that its owner says is`);
}

async function payBack({ asGuest, asOwner, read }: Sides): Promise<void> {
  const { amount } = (await read()).advance.refund;
  const refund = { ...way, reference: 'TRIAL0000003', amount, requestKey: crypto.randomUUID() };
  await asOwner('payRefund', 201, refund);
  const { advance, account: left } = await asGuest('answerRefund', 200, { answer: 'confirmed' });
  mustHold(advance.status === 'confirmed' && left.paid === 0, 'what went back is confirmed');
}
