import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { closeLogin } from '../../functions/accounts/closedLogin.ts';
import { sessionDeletions } from '../../functions/accounts/sessions.ts';
import type { Booking } from '../../functions/bookings/booking.ts';
import { readBooking } from '../../functions/bookings/bookingItem.ts';
import { endRequests, eraseFromBooking, forgetRequests, isErased } from '../../functions/bookings/erasedGuest.ts';
import { erasedKept } from '../../functions/kept/keptStore.ts';
import { eraseFromAdvance, forgetStanding } from '../../functions/money/erasedAdvance.ts';
import { eraseFromReview } from '../../functions/reviews/erasedReview.ts';
import { readReview } from '../../functions/reviews/reviewItem.ts';
import { mayMove } from '../../shared/rules/bookingLife.ts';
import type { Account } from './account.ts';
import { bookingsOf, endBooking, stateNow } from './bookingsOf.ts';
import { forgetAccount } from './forgetAccount.ts';
import { deleteItems } from './items.ts';
import { eraseMessages } from './messages.ts';
import { counted, type Operator, sayDry } from './operator.ts';
import { type NamesPerson, namesOf } from './person.ts';
import { refuseWithMoney } from './unsettled.ts';

/**
 * Erases a traveller. The login is closed first, and set free last: until then the account is found by its e-mail, and a
 * second run completes what the first has left.
 */
export async function deleteTraveller(operator: Operator, account: Account): Promise<void> {
  const { tables, say, does, log } = operator;
  await sayPlan(operator, account);
  if (!does) return sayDry(operator);
  await log(account.id, 'begun');
  await closeLogin(account.table, account.email);
  say('The sessions are ended, and nobody can log in.');
  await account.table.client.send(new PutCommand({ TableName: account.table.name, Item: erasedKept(account.id) }));
  const { requests, refusals } = await endRequests(tables.bookings, account.id);
  await leaveBookings(operator, account, requests);
  await deleteItems(tables.bookings, refusals);
  await forgetRequests(tables.bookings, account.id);
  await forgetStanding(tables.bookings, account.id);
  await eraseMessages(operator, account);
  await forgetAccount(operator, account);
}

async function sayPlan({ tables, say }: Operator, { id, table }: Account): Promise<void> {
  const bookings = await bookingsOf(tables.bookings, 'traveller', id);
  const now = Map.groupBy(bookings, stateNow);
  const [waiting = [], active = []] = [now.get('pending'), now.get('active')];
  refuseWhileStaying(active);
  refuseWithMoney(bookings);
  const sessions = await sessionDeletions(table, id);
  const reviewed = new Set(bookings.filter(({ reviewedAt }) => reviewedAt).map(({ propertyId }) => propertyId));
  say(`The traveller ${id}, to be erased:
- ${counted(sessions.length, 'session')} end, and nobody can log in any more.
- ${counted(waiting.length, 'waiting request')} taken back, ${counted(active.length, 'booking')} ahead cancelled; the hosts are told by mail.
- ${counted(bookings.length, 'booking')} in all left to the hosts, without name, e-mail, phone number and note.
- ${counted(reviewed.size, 'review')} left with marks and words, without the first name; words that name the person go.
- Lines of ledgers and receipts stay with the hotels, without the proofs of payments.
- Own messages go; those of hosts stay with them.
- The profile, the kept rooms, and what is known of browsers and password resets are deleted, and the address is free again.`);
}

/** Who sleeps there tonight is somebody whom the host must be able to name and to call. */
function refuseWhileStaying(active: readonly Booking[]): void {
  const staying = active.filter((booking) => !mayMove('cancelAsGuest', booking, new Date()));
  if (staying.length === 0) return;
  const stays = staying.map(({ id, checkOut }) => `${id} until ${checkOut}`).join(', ');
  throw new Error(`The traveller is a guest at this moment (${stays}). Erase the account from that day on.`);
}

/** Until a round finds nothing to do: the index may lag behind. */
async function leaveBookings(operator: Operator, account: Account, late: readonly string[]): Promise<void> {
  const { tables, say, progress, log } = operator;
  const names = namesOf(account);
  const left = new Set<string>();
  for (let more = true; more; ) {
    const listed = await bookingsOf(tables.bookings, 'traveller', account.id);
    const ids = new Set([...late, ...listed.map(({ id }) => id)].filter((id) => !left.has(id)));
    for (const id of ids) {
      await leaveBooking(operator, { id, userId: account.id, names });
      left.add(id);
      if (left.size % 10 === 0) progress(`${counted(left.size, 'booking')} done.`);
    }
    more = ids.size > 0;
  }
  await log(account.id, `${counted(left.size, 'booking')} left without the person`);
  say(`${counted(left.size, 'booking')} left without the person.`);
}

interface GuestBooking {
  id: string;
  userId: string;
  names: NamesPerson;
}

/** The guest goes before the review, so that none is written after that: a new one is held to the guest. */
async function leaveBooking({ tables }: Operator, { id, userId, names }: GuestBooking): Promise<void> {
  await endBooking(id, (bookings, booking) => bookings.cancelAsGuest(booking));
  const booking = await readBooking(tables.bookings, id);
  if (booking?.userId !== userId) return;
  const words = ['note' as const, ...(names(booking.reason) ? ['reason' as const] : [])];
  if (!isErased(booking)) await eraseFromBooking(tables.bookings, booking, { guest: true, words });
  await eraseFromAdvance(tables.bookings, id, 'guest');
  const review = await readReview(tables.properties, booking);
  if (!review) return;
  const erased = { name: review.name !== '', words: names(review.words), answer: names(review.answer) };
  await eraseFromReview(tables.properties, review, erased);
}
