import { profileKey, sessionPrefix } from '../../functions/accounts/accountKeys.ts';
import type { Booking } from '../../functions/bookings/booking.ts';
import { hostNoteKey } from '../../functions/bookings/bookingItem.ts';
import { presentActs } from '../../functions/bookings/presentActs.ts';
import { readRefusals } from '../../functions/bookings/refusals.ts';
import { voucherLinkKey } from '../../functions/bookings/vouchers/voucherLink.ts';
import { readCalendars, readPart } from '../../functions/calendars/calendarItem.ts';
import { type EventItem, everyEvent } from '../../functions/calendars/eventItem.ts';
import { mailBlockKey } from '../../functions/mail/mailBlocks.ts';
import { readAdvance } from '../../functions/money/advanceItem.ts';
import { readLines } from '../../functions/money/ledgerItems.ts';
import { payeesKey } from '../../functions/money/payeeItem.ts';
import { readClosings } from '../../functions/nights/closingItem.ts';
import { propertyIdOf } from '../../functions/properties/propertyItem.ts';
import { type PhoneItem, phonePrefix } from '../../functions/push/phoneItem.ts';
import { mailboxKey } from '../../functions/recovery/recoveryItem.ts';
import { readReview } from '../../functions/reviews/reviewItem.ts';
import { readItem } from '../../functions/runtime/read.ts';
import type { Key, Table } from '../../functions/runtime/table.ts';
import { readStaff } from '../../functions/staff/staffItem.ts';
import type { Account } from './account.ts';
import { bookingsOf } from './bookingsOf.ts';
import { ownItems, scattered } from './forgetAccount.ts';
import { exportMessages } from './messages.ts';
import type { Operator } from './operator.ts';
import { removedPhotos } from './photos/erasePhotos.ts';
import { plain } from './plain.ts';
import { originsOf, reviewsOf, vendorItems } from './vendorProperties.ts';

/** Prints what is kept about a person: no password, no digest and no secret, and nothing that is about others. */
export async function exportAccount(operator: Operator, account: Account): Promise<void> {
  const told = {
    role: account.role,
    ...(await ofAccount(operator, account)),
    messages: await exportMessages(operator, account),
    ...(await (account.role === 'user' ? exportTraveller(operator, account) : exportVendor(operator, account))),
  };
  operator.say(JSON.stringify(told, null, 2));
  await operator.log(account.id, 'exported');
}

async function ofAccount({ progress }: Operator, { id, email, table }: Account) {
  const own = await ownItems(table, id);
  const found = await scattered(table, email, progress);
  const at = (sk: string) => own.find((item) => item.sk === sk);
  const ends = (prefix: string) =>
    found.filter(({ pk }) => pk.startsWith(prefix)).map(({ expiresAt }) => plain({ expiresAt }));
  return {
    email,
    profile: plain(at(profileKey(id).sk)),
    sessions: own.filter(({ sk }) => sk.startsWith(sessionPrefix)).map((item) => plain(item)),
    phones: own.filter(({ sk }) => sk.startsWith(phonePrefix)).map((phone) => phoneOf(phone)),
    keptRooms: plain(at('kept-rooms')),
    staff: (await readStaff(table, id))?.members.length,
    answerTimes: plain(at('answers')),
    payees: plain(at(payeesKey(id).sk)),
    confirmation: plain(at('email-code')),
    passwordResets: { ...plain(await readItem<Key>(table, mailboxKey(email))), begun: ends('recovery#') },
    browsers: ends('browser#'),
    mailBlock: plain(await readItem<Key>(table, mailBlockKey(email))),
  };
}

/** A phone without the address by which it is told, which is a secret, but for the service that has it. */
function phoneOf(phone: Key) {
  const { endpoint, ...facts } = phone as PhoneItem;
  return { service: URL.parse(endpoint)?.host, ...plain(facts, 'id', 'p256dh', 'auth', 'key', 'session', 'told') };
}

/** A traveller's bookings and reviews. */
async function exportTraveller({ tables }: Operator, { id }: Account) {
  const bookings = await bookingsOf(tables.bookings, 'traveller', id);
  const reviewed = new Set(bookings.filter(({ reviewedAt }) => reviewedAt).map(({ propertyId }) => propertyId));
  const reviews = [];
  for (const propertyId of reviewed) reviews.push(await readReview(tables.properties, { propertyId, userId: id }));
  return {
    bookings: await each(bookings, async (booking) => ({
      ...plain(booking, ...ofHosts),
      ...(await moneyOf(tables.bookings, booking, 'guest')),
      voucherLink: await linkOf(tables.bookings, booking.id),
    })),
    reviews: reviews.map((review) => plain(review)),
  };
}

/** A vendor's properties with photos, nights, reviews and bookings, which do not say who the guests are. */
async function exportVendor(operator: Operator, { id }: Account) {
  const { tables } = operator;
  const own = await vendorItems(operator, id);
  const ids = own.filter(({ sk }) => sk === 'property').map(propertyIdOf);
  const bookings = await bookingsOf(tables.bookings, 'vendor', id);
  return {
    properties: own.filter(({ sk }) => sk === 'property').map((item) => plain(item, ...ofOurOwn)),
    listedFrom: (await originsOf(operator, id)).map((origin) => plain(origin)),
    removedPhotos: (await removedPhotos(operator, id)).map((photo) => plain(photo)),
    photos: own.filter(({ sk }) => sk === 'photo').map((item) => plain(item, 'fileDigest')),
    nights: await each(ids, async (propertyId) => ({
      propertyId,
      closings: (await readClosings(tables.bookings, propertyId)).map((closing) => plain(closing)),
      ...(await calendarsOf(operator, propertyId)),
    })),
    reviews: (await each(ids, (propertyId) => reviewsOf(tables.properties, propertyId)))
      .flat()
      .map((review) => plain(review, ...ofGuests)),
    refusedGuests: (await readRefusals(tables.bookings, id)).map((refusal) => plain(refusal, 'userId')),
    bookings: await each(bookings, async (booking) => ({
      ...plain(booking, ...ofGuests),
      ...(await moneyOf(tables.bookings, booking, 'owner')),
      acts: presentActs(booking, nobodysNames),
      hostNote: plain(await readItem<Key>(tables.bookings, hostNoteKey(booking.id)), 'by', 'bookingId'),
      voucherLink: await linkOf(tables.bookings, booking.id),
    })),
  };
}

/** Calendars of other channels and their events. Their address is a secret of the channel, and its words may name a guest. */
async function calendarsOf({ tables }: Operator, propertyId: string) {
  const [calendars, events] = await Promise.all([
    readCalendars(tables.bookings, propertyId),
    readPart<EventItem>(tables.bookings, propertyId, everyEvent),
  ]);
  return {
    calendars: calendars.map((calendar) => plain(calendar, 'address', 'linkDigest', 'sent')),
    events: events.map((event) => plain(event, 'digest', 'summary')),
  };
}

/** When the link to the voucher of a booking was made, and when it ends. */
async function linkOf(table: Table, bookingId: string) {
  return plain(await readItem<Key>(table, voucherLinkKey(bookingId)), 'bookingId', 'seed', 'digest');
}

/** The advance of a booking and the lines of its ledger, each without what is about the other side. */
async function moneyOf(table: Table, { id, advance, paid }: Booking, side: 'guest' | 'owner') {
  const item = advance && (await readAdvance(table, id));
  const lines = paid === undefined ? [] : await readLines(table, id);
  // The owner alone reads that an id was given before.
  const proof = item?.proof && side === 'guest' ? { proof: plain(item.proof, 'usedBefore', 'pressed') } : {};
  const ofOthers = side === 'guest' ? ['payee', 'payeeVersion', 'vendorId'] : ['proof', 'userId'];
  const written = side === 'guest' ? ['request', 'sent', 'note', 'by'] : ['request', 'sent', 'reference'];
  return {
    advance: plain(item && { ...item, ...proof }, 'calls', 'told', 'bookingId', ...ofOthers),
    ledger: lines.map((line) => plain(line, ...written)),
  };
}

/** By which the product finds a property again. */
const ofOurOwn = ['indexed', 'counted', 'stale', 'dropped', 'changed'];

/** Fields that tell who a guest is, and his note. */
const ofGuests = ['guest', 'note', 'userId', 'bookingId', 'name'];

/** Fields that the hotel's side alone reads. */
const ofHosts = ['acts', 'noted', 'linked'];

/** Members of the staff are others: what they did is told, and not who they are. */
const nobodysNames: ReadonlyMap<string, string> = new Map();

async function each<Of, T>(all: readonly Of[], read: (one: Of) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const one of all) found.push(await read(one));
  return found;
}
