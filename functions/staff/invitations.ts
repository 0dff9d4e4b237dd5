import { fail } from '../../shared/errors.ts';
import type { Language } from '../../shared/languages.ts';
import { digestOf, profileKey } from '../accounts/accountKeys.ts';
import { newBrowser } from '../accounts/browsers.ts';
import type { Profile } from '../accounts/profiles.ts';
import { newSession } from '../accounts/sessions.ts';
import { openingWrites } from '../accounts/signups.ts';
import { activeCheck } from '../accounts/suspension.ts';
import { liftWrite } from '../mail/mailBlocks.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { type InvitationToken, readInvitationToken } from './invitationToken.ts';
import { readStaff, type Staff, type StaffMember, staffKey } from './staffItem.ts';

/** An invitation that can be accepted, with the owner who sent it. */
interface OpenInvitation extends InvitationToken {
  staff: Staff;
  member: StaffMember;
  owner: Profile;
}

/** Reads invitations for those who hold their links. */
export const invitationLookup = port('vendors', ['GetItem'], (table) => ({
  /** @throws Failure `invitation_ended` */
  find: (token: string): Promise<OpenInvitation> => find(table, token),
}));

async function find(table: Table, token: string): Promise<OpenInvitation> {
  const parts = readInvitationToken(token);
  const staff = await readStaff(table, parts.ownerId);
  const member = staff?.members.find(({ id }) => id === parts.staffId);
  const isOpen = member?.joinedAt === undefined && (member?.invitation.expiresAt ?? 0) > nowSeconds();
  if (!staff || !member || !isOpen || member.invitation.linkDigest !== digestOf(parts.secret)) {
    throw fail('invitation_ended');
  }
  const owner = await readItem<Profile>(table, profileKey(parts.ownerId));
  if (!owner) throw fail('invitation_ended');
  return { ...parts, staff, member, owner };
}

/** A person who accepts an invitation. */
interface NewMember {
  token: string;
  name: string;
  passwordHash: string;
  language: Language;
}

/** Opens the logins of staff. */
export const staffSignups = port('vendors', ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], (table) => ({
  /**
   * Opens the login of an invitation and begins its first session: the link has confirmed the address.
   * @throws Failure `invitation_ended`, `email_taken`, `account_suspended` where the owner is
   */
  join: (member: NewMember) => retryOnConflict(() => join(table, member)),
}));

async function join(table: Table, { token, name, passwordHash, language }: NewMember) {
  const { ownerId, staffId, staff, member } = await find(table, token);
  const { email } = member;
  const now = new Date().toISOString();
  const person = { id: staffId, name, email, language, signedUpAt: now, emailConfirmedAt: now, staffOf: ownerId };
  const session = newSession(table, 'vendor', { accountId: staffId, actsFor: ownerId });
  const browser = newBrowser(table, 'vendor', email);
  const joined: StaffMember = { ...member, name, joinedAt: now };
  const members = staff.members.map((each) => (each === member ? joined : each));
  const stopped = await transact(table, [
    revised(table.name, staff, { ...staffKey(ownerId), members, mailsAt: staff.mailsAt }),
    activeCheck(table.name, ownerId),
    ...openingWrites(table, person, passwordHash),
    ...[session.write, browser.write, liftWrite(table.name, email)],
  ]);
  if (stopped.includes(0)) throw fail('conflict');
  if (stopped.includes(1)) throw fail('account_suspended');
  if (stopped.length > 0) throw fail('email_taken');
  return { ownerId, email, token: session.token, cookie: browser.cookie };
}
