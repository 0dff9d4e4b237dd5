import { closeLogin } from '../../functions/accounts/closedLogin.ts';
import { sessionDeletions } from '../../functions/accounts/sessions.ts';
import type { Booking } from '../../functions/bookings/booking.ts';
import { allowing, readRefusals } from '../../functions/bookings/refusals.ts';
import { nightsHeld } from '../../functions/nights/nightsHeld.ts';
import { photoRemoval } from '../../functions/photos/photoBucket.ts';
import { photoOf } from '../../functions/photos/photoItem.ts';
import { closeWrite } from '../../functions/properties/propertyCount.ts';
import { isWhole, propertyIdOf, readRecord } from '../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../functions/properties/propertyStore.ts';
import { listedProperties } from '../../functions/properties/vendorList.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { dismiss } from '../../functions/staff/dismiss.ts';
import { readStaff } from '../../functions/staff/staffItem.ts';
import { fail } from '../../shared/errors.ts';
import type { Account } from './account.ts';
import { bookingsOf, endBooking, stateNow } from './bookingsOf.ts';
import { deleteStaffMember } from './deleteStaffMember.ts';
import { endCalendars } from './endCalendars.ts';
import { eraseHostWords } from './eraseHostWords.ts';
import { forgetAccount } from './forgetAccount.ts';
import { deleteItems } from './items.ts';
import { hide } from './listings.ts';
import { eraseMessages } from './messages.ts';
import { counted, type Operator, sayDry } from './operator.ts';
import { patiently } from './patiently.ts';
import { erasePhotosOf } from './photos/erasePhotos.ts';
import { refuseWithMoney } from './unsettled.ts';
import { originsOf, vendorItems } from './vendorProperties.ts';

/**
 * Erases a vendor with whom nobody has nights ahead. Nothing can be asked for or accepted any more before the login is
 * closed: whoever accepted a request in the last moment, by the link of a mail, can still log in to host or to cancel.
 */
export async function deleteVendor(operator: Operator, account: Account): Promise<void> {
  const { tables, say, does, log } = operator;
  const { id, email, table, profile } = account;
  if (profile?.staffOf !== undefined) return deleteStaffMember(operator, account, profile.staffOf);
  await sayPlan(operator, account);
  if (!does) return sayDry(operator);
  await log(id, 'begun');
  await transact(tables.properties, [closeWrite(tables.properties.name, id)]);
  say('Nothing more is listed or asked for. Waiting for requests that are under way, two times.');
  await hideAll(operator, id);
  await operator.outlastRequests();
  await declineWaiting(operator, id);
  const left = await bookingsOf(tables.bookings, 'vendor', id);
  refuseWithGuests(left);
  refuseWithMoney(left);
  await closeLogin(table, email);
  const staff = (await readStaff(table, id))?.members ?? [];
  for (const member of staff) await dismiss(table, id, member.id);
  await log(id, `${counted(staff.length, 'member')} of the staff sent away`);
  await operator.outlastRequests();
  const ever = await vendorItems(operator, id);
  const ids = ever.filter(({ sk }) => sk === 'property').map(propertyIdOf);
  await endCalendars(operator, id, ids);
  await takeDown(operator, id, ids);
  await erasePhotosOf(operator, id, ever.filter(({ sk }) => sk === 'photo').map(photoOf));
  await declineWaiting(operator, id);
  await eraseHostWords(operator, account, ids);
  await forgetRefusals(operator, id);
  await deleteItems(table, await originsOf(operator, id));
  await eraseMessages(operator, account);
  await forgetAccount(operator, account);
}

async function sayPlan({ tables, say }: Operator, { id, table }: Account): Promise<void> {
  const bookings = await bookingsOf(tables.bookings, 'vendor', id);
  refuseWithGuests(bookings);
  refuseWithMoney(bookings);
  const waiting = bookings.filter((booking) => stateNow(booking) === 'pending');
  const [sessions, listed] = await Promise.all([sessionDeletions(table, id), listedProperties.open().ids(id)]);
  say(`The vendor ${id}, to be erased:
- ${counted(sessions.length, 'session')} end, and nobody can log in any more.
- ${counted(listed.length, 'property', 'properties')} taken down. All photos go with every version, those removed before too.
- ${counted(waiting.length, 'waiting request')} declined; the guests are told by mail.
- ${counted(bookings.length, 'booking')} in all left to the guests, with the name of the hotel and without words that name the person.
- Calendars of other channels end with their links, and the nights that they held are free.
- Answers to reviews, notes of nights and reports of the properties go; what guests said stays, without words that name the person.
- The staff is sent away, with all its sessions, and invitations end.
- Own messages and saved answers go; those of guests stay with them.
- The profile, and what is known of browsers and password resets are deleted, and the address is free again.`);
}

function refuseWithGuests(bookings: readonly Booking[]): void {
  const ahead = bookings.filter((booking) => stateNow(booking) === 'active');
  if (ahead.length === 0) return;
  const stays = ahead.map(({ id, checkIn, checkOut }) => `\n  ${id}, ${checkIn} to ${checkOut}`).join('');
  throw new Error(
    `Guests have nights ahead with this vendor, who can log in, and must host or cancel them first; "cancel" does it for the guest:${stays}`,
  );
}

async function hideAll({ tables: { properties } }: Operator, vendorId: string): Promise<void> {
  for (const id of await listedProperties.open().ids(vendorId)) {
    const record = await readRecord(properties, id);
    if (isWhole(record) && !record.removed) await patiently(() => hide(properties, record));
  }
}

async function takeDown({ tables, progress, log }: Operator, vendorId: string, ids: readonly string[]): Promise<void> {
  const store = propertyStore(tables.properties, photoRemoval.open().remove, nightsHeld.open().hasGuests);
  let down = 0;
  for (const id of ids) {
    await patiently(() => store.remove(id));
    down += 1;
    progress(`${down} of ${ids.length} properties down.`);
  }
  await log(vendorId, `${down} properties down`);
}

/** Nobody who is logged in refuses anybody any more. */
async function forgetRefusals({ tables, log }: Operator, vendorId: string): Promise<void> {
  const refused = await readRefusals(tables.bookings, vendorId);
  for (const { userId } of refused) await allowing.open().allow({ vendorId, userId });
  // The account of a guest may have gone meanwhile.
  await deleteItems(tables.bookings, refused);
  await log(vendorId, `${counted(refused.length, 'refusal')} of guests forgotten`);
}

/** Where the rooms are gone nothing can be accepted any more. */
async function declineWaiting({ tables, log }: Operator, vendorId: string): Promise<void> {
  const waiting = (await bookingsOf(tables.bookings, 'vendor', vendorId)).filter(({ state }) => state === 'pending');
  for (const { id } of waiting) {
    await endBooking(id, (bookings, booking, state) => {
      if (state === 'active') throw fail('has_active_bookings');
      return bookings.decline(booking, 'room_removed');
    });
  }
  await log(vendorId, `${counted(waiting.length, 'request')} declined`);
}
