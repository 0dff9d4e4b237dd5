import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach } from 'vitest';
import type { Booking } from '../../functions/bookings/booking.ts';
import type { DomainEvent } from '../../functions/bus/domainEvents.ts';
import { openAll } from '../../functions/runtime/ports.ts';
import type { AdvanceEventName, AdvanceState } from '../../shared/rules/advanceLife.ts';
import { openAccount, openAccounts, type SignedUp } from './accounts.ts';
import { subjectsTo } from './bookingMails.ts';
import { dayIn } from './bookings.ts';
import { asRoleOf } from './permissions.ts';
import { aBooking, storeBooking } from './stays.ts';
import type { TestTables } from './tables.ts';

/** Secrets of an advance that no mail and no notification may hold. */
export const advanceSecrets = {
  title: 'XQTITLE TRADERS',
  lastFour: '7733',
  senderLastFour: '5544',
  reference: 'XQREF998877',
} as const;

/** People of a booking with an advance, and where it stands. */
interface AdvanceScene {
  tables: TestTables;
  guest: Pick<SignedUp, 'id'>;
  vendor: Pick<SignedUp, 'id'>;
  given?: Partial<Booking>;
}

/** Fields of the item of an advance that a test looks at. */
interface GivenAdvance {
  state: AdvanceState;
  received?: number;
  until?: string;
  refund?: { amount: number; dueBy?: string; paid?: { way: string; amount: number; day: string; at: string } };
  settledFor?: 'guest' | 'owner';
  late?: true;
  /** Whole PKR of the payment that were seen. */
  seen?: number;
}

/** Instant so many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

/** Stores a booking whose advance of PKR 5,000 stands as given. Answers the booking. */
export async function storeAdvance(
  { tables, guest, vendor, given = {} }: AdvanceScene,
  { state, received = 0, until, late, seen, ...further }: GivenAdvance,
): Promise<Booking> {
  const now = new Date().toISOString();
  const booking = aBooking({
    ...{ userId: guest.id, vendorId: vendor.id, checkIn: dayIn(20), checkOut: dayIn(23) },
    ...{ askedAt: now, answerBy: inHours(24), answeredAt: now },
    advance: { state, amount: 5000, ...(until && { until }) },
    ...given,
  });
  await storeBooking(tables.bookings, booking);
  const { id, userId, vendorId, propertyId } = booking;
  const { title, lastFour, reference, senderLastFour } = advanceSecrets;
  const proof = { way: 'raast', reference, lastFour: senderLastFour, amount: 5000, day: dayIn(0), sentAt: now };
  const Item = {
    ...{ pk: `booking#${id}`, sk: 'advance', bookingId: id, userId, vendorId, propertyId },
    ...{ state, amount: 5000, received, ...(until && { until }), askedAt: now, policy: 'flexible', hours: 24 },
    ...{
      payeeVersion: 1,
      payee: { title, lastFour },
      proof: { ...proof, ...(late && { late }), ...(seen !== undefined && { seen }) },
    },
    ...{ movedAt: now, revision: 1, ...further },
  };
  await tables.bookings.client.send(new PutCommand({ TableName: tables.bookings.name, Item }));
  return booking;
}

/** Notes a line of the ledger with a receipt. */
export async function storeReceipt({ bookings }: TestTables, bookingId: string, receipt: number): Promise<void> {
  const line = { number: 1, kind: 'in', way: 'raast', amount: 5000, at: new Date().toISOString(), receipt };
  const Item = { pk: `booking#${bookingId}`, sk: 'line#001', ...line };
  await bookings.client.send(new PutCommand({ TableName: bookings.name, Item }));
}

/** Lets the function that mails hear an event of an advance, or of its booking. */
export async function mailed(
  name: AdvanceEventName | 'booking.accepted' | 'booking.cancelled' | 'booking.reinstated',
  { id: bookingId }: Booking,
  at = new Date().toISOString(),
): Promise<void> {
  const { handler } = await import('../../functions/events/mailBooking.ts');
  const event = { id: randomUUID(), name, detail: { bookingId, at } } as DomainEvent & { id: string };
  await asRoleOf(handler.ports, () => handler.run(event as Parameters<typeof handler.run>[0], openAll(handler.ports)));
}

/** A guest and an owner who read their mails, others for each test, and what a test says of their advance. */
export function openTold() {
  const told = {} as { tables: TestTables; people: { guest: SignedUp; vendor: SignedUp } };
  const openPeople = async (language: 'en' | 'ur' = 'en') => {
    const confirmed = { emailConfirmedAt: '2026-11-01T10:00:00.000Z', language };
    told.people = { guest: await openAccount('user', confirmed), vendor: await openAccount('vendor', confirmed) };
  };
  beforeAll(async () => {
    told.tables = await openAccounts();
  });
  beforeEach(() => openPeople());
  return Object.assign(told, {
    openPeople,
    store: (given: GivenAdvance, booking: Partial<Booking> = {}) =>
      storeAdvance({ tables: told.tables, ...told.people, given: booking }, given),
    /** Subjects of the mails to guest and owner. */
    subjects: async () => [await subjectsTo(told.people.guest.email), await subjectsTo(told.people.vendor.email)],
  });
}

/** A refund of PKR 2,500 that was paid with 100 more. */
const refund = { amount: 2500, dueBy: dayIn(7), paid: { way: 'raast', amount: 2600, day: dayIn(1), at: inHours(0) } };

/** An advance in a state, with all that mails of it may tell. */
export function givenIn(state: AdvanceState): GivenAdvance {
  const received = state === 'received' ? 5000 : 0;
  return { state, received, until: inHours(24), settledFor: 'guest', refund };
}
