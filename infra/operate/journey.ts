import { profileKey } from '../../functions/accounts/accountKeys.ts';
import type { Profile } from '../../functions/accounts/profiles.ts';
import { confirmedWrite } from '../../functions/confirmation/emailTries.ts';
import { liftWrite } from '../../functions/mail/mailBlocks.ts';
import { confirmWrite } from '../../functions/properties/propertyCount.ts';
import { readItem } from '../../functions/runtime/read.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { personOf } from '../../shared/roles.ts';
import type { Account } from './account.ts';
import { bookingsOf, stateNow } from './bookingsOf.ts';
import { hide, listed } from './listings.ts';
import { counted, type Operator, sayDry } from './operator.ts';

/** Addresses of SES's mailbox simulator take every mail, in its sandbox too, with a label behind a plus, and nobody reads them. */
const simulated = /^success(\+[\w-]+)?@simulator\.amazonses\.com$/;

/**
 * Confirms the address of an account as the code of a mail does. Of the mailbox simulator alone: whoever can read a mail confirms
 * the own address, and nobody is talked into confirming another one.
 */
export async function confirmAddress(operator: Operator, { role, id, email, table, profile }: Account): Promise<void> {
  const { tables, say, does, log } = operator;
  refuseReader(email);
  if (profile?.emailConfirmedAt) return say('The address is confirmed already.');
  say(`The ${personOf[role]} ${id} may do what needs a confirmed address from then on.`);
  if (!does) return sayDry(operator);
  const stopped = await transact(table, [
    confirmedWrite(table.name, { accountId: id, email }),
    liftWrite(table.name, email),
    ...(role === 'vendor' ? [confirmWrite(tables.properties.name, id)] : []),
  ]);
  if (stopped.length > 0) throw new Error('The address was changed at that moment, or the account is suspended.');
  await log(id, 'confirmed');
  say('The address is confirmed.');
}

/**
 * Keeps a hotel for one traveller, in the way of a hidden one, so that no request of anybody else is under way afterwards. Its host
 * and the traveller are at the mailbox simulator: no mail about it reaches anybody.
 */
export async function keepForJourney(operator: Operator, propertyId: string, guest: Account): Promise<void> {
  const { tables, say, does, log } = operator;
  const record = await listed(tables.properties, propertyId);
  const host = await readItem<Profile>(tables.vendors, profileKey(record.vendorId));
  for (const email of [guest.email, host?.email ?? '']) refuseReader(email);
  const others = (await bookingsOf(tables.bookings, 'vendor', record.vendorId)).filter(
    (booking) => booking.userId !== guest.id && ['pending', 'active'].includes(stateNow(booking)),
  );
  say(
    `${JSON.stringify(record.hotel.name)}, ${counted(record.rooms.length, 'room')}, of the vendor ${record.vendorId}.`,
  );
  if (others.length > 0)
    throw new Error(
      `Others have asked for it: ${counted(others.length, 'request or booking', 'requests and bookings')}.`,
    );
  if (record.probeFor === guest.id) return say('It is kept for this traveller already.');
  say(`Only the traveller ${guest.id} may ask for it, and nobody is shown it any more.`);
  if (!does) return sayDry(operator);
  await hide(tables.properties, record, { probeFor: guest.id });
  await log(propertyId, `kept for ${guest.id}`);
  say('It is kept for the journey.');
}

function refuseReader(email: string): void {
  if (simulated.test(email)) return;
  throw new Error(
    `Somebody may read the mails to ${email}: an account of the journey is at success+<label>@simulator.amazonses.com.`,
  );
}
