import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach } from 'vitest';
import { readBooking } from '../../functions/bookings/bookingItem.ts';
import type { Advance } from '../../functions/money/advance.ts';
import { readAdvance } from '../../functions/money/advanceItem.ts';
import { payeeKey, payeesKey } from '../../functions/money/payeeItem.ts';
import { payeeSealing } from '../../functions/money/sealing.ts';
import { newId } from '../../functions/runtime/ids.ts';
import { ask, confirmDirectly, openAccount, type SignedUp } from './accounts.ts';
import { type BookingEvents, followBookings } from './bookingEvents.ts';
import { accept, dayIn, requested, takenNights } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import { type Owners, openOwners } from './owners.ts';
import { setTerms } from './payees.ts';
import type { TestTables } from './tables.ts';
import { propertyForm, roomForm } from './vendorDesk.ts';

export const payee = { iban: 'PK36SCBL0000001123456702', title: 'Gul Khan', jazzcash: '03001234567' };

/** Terms of half of the total in 24 hours. */
export const halfAhead = { share: 50, hours: 24, notWithinDays: 0, policy: 'moderate' };

/** Lets guests pay an owner from now on. */
export async function beginPayee(
  { vendors }: Pick<TestTables, 'vendors'>,
  vendorId: string,
  version = 1,
): Promise<void> {
  const accounts = [{ kind: 'iban', lastFour: '6702' }];
  const inForce = { version, title: payee.title, accounts, since: new Date().toISOString() };
  const key = payeeKey(vendorId, version);
  const sealed = await payeeSealing.open().seal(payee, key);
  for (const Item of [
    { ...key, sealed },
    { ...payeesKey(vendorId), latest: version, inForce, revision: version },
  ]) {
    await vendors.client.send(new PutCommand({ TableName: vendors.name, Item }));
  }
}

/** Sets the terms of a property. */
export async function beginTerms(owner: SignedUp, propertyId: string, terms: object, revision = 0): Promise<void> {
  const { status, body } = await setTerms(owner, propertyId, { terms, revision });
  if (status !== 200) throw new Error(`The terms were refused: ${JSON.stringify(body)}`);
}

/** A hotel whose only room costs 4,000 a night and asks for advances, with a guest. */
export interface AdvanceDesk {
  owners: Owners;
  guest: SignedUp;
  propertyId: string;
  events: BookingEvents;
  /** Books three nights, 12,000 in all, from one day from now to another; an advance of 6,000 is asked for. */
  booked(days?: readonly [number, number]): Promise<string>;
  prove(id: string, given?: object, guest?: SignedUp): Promise<CallAnswer>;
  /** Answers as the owner who has just read the advance. */
  answer(id: string, answer: string, given?: object, vendor?: SignedUp): Promise<CallAnswer>;
  payBack(id: string, given?: object): Promise<CallAnswer>;
  answerRefund(id: string, answer: string, guest?: SignedUp): Promise<CallAnswer>;
  openPayee(id: string, guest?: SignedUp): Promise<CallAnswer>;
  /** The money of a booking as its guest and its owner read it. */
  shown(id: string): Promise<CallAnswer['body']['data']>;
  shownToOwner(id: string): Promise<CallAnswer['body']['data']>;
  advance(id: string): Promise<Advance>;
  record(id: string): ReturnType<typeof readBooking>;
  taken(): Promise<string[]>;
}

export const proofOf = (given: object = {}) => ({
  ...{ way: 'raast', reference: newId(9).replace(/[^a-z0-9]/gi, 'X'), lastFour: '4567', amount: 6000, day: dayIn(0) },
  ...{ requestKey: newId(16), ...given },
});

export function openAdvances(terms: object = halfAhead): AdvanceDesk {
  const owners = openOwners({ confirmed: true });
  const desk = { owners } as AdvanceDesk;
  beforeEach(async () => {
    desk.guest = await openAccount('user');
    await confirmDirectly(owners.desk.tables, desk.guest);
    const rooms = [roomForm({ roomNumber: '101', No_of_beds: '2', capacity: '2', price: '4000' })];
    desk.propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
    await beginPayee(owners.desk.tables, owners.vendor.id);
    await beginTerms(owners.vendor, desk.propertyId, terms);
    desk.events = followBookings(owners.desk.tables);
    await desk.events.skip();
  });
  return Object.assign(desk, actsOf(desk), readingsOf(desk));
}

function actsOf(desk: AdvanceDesk) {
  const call = (operation: Parameters<typeof ask>[0], { token }: SignedUp, bookingRequestId: string, body?: object) =>
    ask(operation, { token, params: { bookingRequestId }, ...(body && { body }) });
  return {
    booked: async (days?: readonly [number, number]) => {
      const id = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 }, days);
      const { status, body } = await accept(desk.owners.vendor, id);
      if (status !== 200) throw new Error(`The request was not accepted: ${JSON.stringify(body)}`);
      return id;
    },
    prove: (id: string, given: object = {}, guest = desk.guest) => call('sendProof', guest, id, proofOf(given)),
    answer: async (id: string, answer: string, given: object = {}, vendor = desk.owners.vendor) => {
      const revision = (await desk.advance(id))?.revision ?? 0;
      return call('answerAdvance', vendor, id, { answer, revision, ...given });
    },
    payBack: (id: string, given: object = {}) =>
      call('payRefund', desk.owners.vendor, id, {
        ...{ way: 'raast', reference: 'BACK123456', amount: 6000, day: dayIn(0), requestKey: newId(16) },
        ...given,
      }),
    answerRefund: (id: string, answer: string, guest = desk.guest) => call('answerRefund', guest, id, { answer }),
    openPayee: (id: string, guest = desk.guest) => call('openPayee', guest, id),
  };
}

function readingsOf(desk: AdvanceDesk) {
  const { owners } = desk;
  const read = async (operation: 'getBookingPayment' | 'getBookingPaymentAsOwner', { token }: SignedUp, id: string) => {
    const { status, body } = await ask(operation, { token, params: { bookingRequestId: id } });
    if (status !== 200) throw new Error(`The money was not read: ${JSON.stringify(body)}`);
    return body.data;
  };
  return {
    shown: (id: string) => read('getBookingPayment', desk.guest, id),
    shownToOwner: (id: string) => read('getBookingPaymentAsOwner', owners.vendor, id),
    advance: async (id: string) => (await readAdvance(owners.desk.tables.bookings, id)) as Advance,
    record: (id: string) => readBooking(owners.desk.tables.bookings, id),
    taken: () => takenNights({ propertyId: desk.propertyId, roomNumber: 101 }),
  };
}
