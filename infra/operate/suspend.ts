import { endSessions } from '../../functions/accounts/closedLogin.ts';
import { sessionDeletions } from '../../functions/accounts/sessions.ts';
import { type Suspension, suspensionWrite } from '../../functions/accounts/suspension.ts';
import { withdraw } from '../../functions/money/payeeChanges.ts';
import { advanceSettlement } from '../../functions/money/settling.ts';
import { suspendWrite } from '../../functions/properties/propertyCount.ts';
import { isSettled } from '../../functions/properties/propertyItem.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { readStaff } from '../../functions/staff/staffItem.ts';
import type { AdvanceState } from '../../shared/rules/advanceLife.ts';
import { lapsingAdvances } from '../../shared/rules/advanceStates.ts';
import type { Account } from './account.ts';
import { bookingsOf } from './bookingsOf.ts';
import { sayGuests } from './guests.ts';
import { counted, type Operator, sayDry } from './operator.ts';
import { listedRecords, standWithOwner } from './ownersListings.ts';
import { patiently } from './patiently.ts';

/**
 * Keeps a vendor from everything, until he is released. The mark comes first, in one write with that of what he lists: from then on
 * no session begins and nothing is listed, so that what is ended and hidden after it is all there is.
 */
export async function suspendVendor(operator: Operator, account: Account, reason: string): Promise<void> {
  const { say, does, log } = operator;
  await sayPlan(operator, account, reason);
  if (!does) return sayDry(operator);
  await mark(operator, account, { at: new Date().toISOString(), reason });
  await log(account.id, 'suspended');
  let ended = 0;
  const { withdrawn } = await patiently(() => withdraw(account.table, account.id));
  if (withdrawn) await log(account.id, 'change of where guests pay taken back');
  for (const id of await loginsOf(account)) ended += await endSessions(account.table, id);
  const hidden = await standWithOwner(operator, account.id, true);
  await log(account.id, `${counted(ended, 'session')} ended, ${counted(hidden, 'listing')} hidden`);
  say('Waiting for requests that are under way.');
  await operator.outlastRequests();
  const stopped = await stopAdvances(operator, account);
  say(`The vendor is suspended, ${counted(ended, 'session')} ended, ${counted(hidden, 'listing')} hidden.`);
  if (stopped > 0) say(`${counted(stopped, 'advance')} ended.`);
  await sayGuests(operator, account.id);
}

/** Ends all advances that are asked for; their guests are told to pay nothing. Nobody accepts any more by now. */
async function stopAdvances({ tables, log }: Operator, { id }: Account): Promise<number> {
  const asked = (await bookingsOf(tables.bookings, 'vendor', id)).filter(
    ({ advance }) => advance && isAsked(advance.state),
  );
  let stopped = 0;
  for (const booking of asked) stopped += Number(await patiently(() => advanceSettlement.open().stop(booking.id)));
  if (stopped > 0) await log(id, `${counted(stopped, 'advance')} ended`);
  return stopped;
}

function isAsked(state: AdvanceState): boolean {
  return lapsingAdvances.includes(state);
}

/** The account, and those of the staff that acts for it. */
async function loginsOf({ id, table }: Account): Promise<string[]> {
  const members = (await readStaff(table, id))?.members ?? [];
  return [id, ...members.map((member) => member.id)];
}

async function sayPlan(operator: Operator, { id, table, profile }: Account, reason: string): Promise<void> {
  const [sessions, records] = await Promise.all([sessionDeletions(table, id), listedRecords(operator, id)]);
  const hidden = records.filter((record) => record.hidden === true).length;
  const since = profile?.suspension ? ` It is since ${profile.suspension.at}; the reason is replaced.` : '';
  operator.say(`The vendor ${id}, to be suspended.${since}
- ${counted(sessions.length, 'session')} end. Who logs in with the right password reads: ${JSON.stringify(reason)}
- ${counted(records.length, 'listing')} out of every list and page, ${hidden} of which you have hidden already.
- Advances that are asked for end, and their guests are told to pay nothing.
- A change of where guests pay that does not hold yet is taken back.
- Calendars of other channels are not read, and the links of ours lead nowhere.
- Nothing is listed or answered, also not by the links of mails, and no mail about a booking goes to the vendor.`);
  await sayGuests(operator, id);
}

/** Lets a vendor do everything again. His listings are found again, but those that an operator has hidden by themselves. */
export async function releaseVendor(operator: Operator, account: Account): Promise<void> {
  const { say, does, log } = operator;
  const { suspension } = account.profile ?? {};
  const records = await listedRecords(operator, account.id);
  if (!suspension && records.every((record) => !record.suspended && isSettled(record)))
    return say('The vendor is not suspended.');
  const hidden = records.filter(({ suspended }) => suspended);
  const stay = hidden.filter((record) => record.hidden === true).length;
  const since = suspension ? `, suspended since ${suspension.at}: ${JSON.stringify(suspension.reason)}` : '';
  say(`The vendor ${account.id}${since}, to be released.
- ${counted(hidden.length - stay, 'listing')} found again; ${stay} stay hidden, by hide-listing.
- The vendor can log in with the password of before.`);
  if (!does) return sayDry(operator);
  await mark(operator, account, undefined);
  await standWithOwner(operator, account.id, false);
  await log(account.id, 'released');
  say(`The vendor is released, ${counted(hidden.length - stay, 'listing')} found again.`);
}

async function mark({ tables }: Operator, { id, table }: Account, suspension: Suspension | undefined): Promise<void> {
  const stopped = await transact(table, [
    suspensionWrite(table.name, id, suspension),
    suspendWrite(tables.properties.name, id, suspension !== undefined),
  ]);
  if (stopped.length > 0) throw new Error(`The account ${id} is being erased.`);
}
