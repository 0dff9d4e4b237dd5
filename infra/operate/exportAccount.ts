import { profileKey, sessionPrefix } from '../../functions/accounts/accountKeys.ts';
import { mailBlockKey } from '../../functions/mail/mailBlocks.ts';
import { mailboxKey } from '../../functions/recovery/recoveryItem.ts';
import { readReview } from '../../functions/reviews/reviewItem.ts';
import { readItem } from '../../functions/runtime/read.ts';
import type { Key } from '../../functions/runtime/table.ts';
import type { Account } from './account.ts';
import { bookingsOf } from './bookingsOf.ts';
import { exportVendor } from './exportVendor.ts';
import { ownItems, scattered } from './forgetAccount.ts';
import type { Operator } from './operator.ts';
import { plain } from './plain.ts';

/** Prints what is kept about a person: no password, no digest and no secret, and nothing that is about others. */
export async function exportAccount(operator: Operator, account: Account): Promise<void> {
  const told = {
    role: account.role,
    ...(await ofAccount(operator, account)),
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
    keptRooms: plain(at('kept-rooms')),
    answerTimes: plain(at('answers')),
    confirmation: plain(at('email-code')),
    passwordResets: { ...plain(await readItem<Key>(table, mailboxKey(email))), begun: ends('recovery#') },
    browsers: ends('browser#'),
    mailBlock: plain(await readItem<Key>(table, mailBlockKey(email))),
  };
}

/** A traveller's bookings and reviews. */
async function exportTraveller({ tables }: Operator, { id }: Account) {
  const bookings = await bookingsOf(tables.bookings, 'traveller', id);
  const reviewed = new Set(bookings.filter(({ reviewedAt }) => reviewedAt).map(({ propertyId }) => propertyId));
  const reviews = [];
  for (const propertyId of reviewed) reviews.push(await readReview(tables.properties, { propertyId, userId: id }));
  return { bookings: bookings.map((booking) => plain(booking)), reviews: reviews.map((review) => plain(review)) };
}
