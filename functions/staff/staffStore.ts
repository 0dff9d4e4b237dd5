import { fail } from '../../shared/errors.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { staffBounds } from '../../shared/rules/staff.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { refused } from '../recovery/answers.ts';
import { hour, tooMany, withinTheHour } from '../recovery/rules.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { dismiss } from './dismiss.ts';
import { newInvitationSecret } from './invitationToken.ts';
import { invitationSeconds, readStaff, type Staff, type StaffMember, staffKey, standing } from './staffItem.ts';

/** Reads the staff of an owner. */
export const staffList = port('vendors', ['GetItem'], (table) => ({
  of: async (ownerId: string): Promise<StaffMember[]> => standing(await readStaff(table, ownerId)),
}));

/** An invitation that is stored and not mailed yet. */
interface NewInvitation {
  staffId: string;
  secret: string;
  members: StaffMember[];
}

/** Invites staff. */
export const staffInvitations = port('vendors', ['GetItem', 'PutItem'], (table) => ({
  /**
   * Stores an invitation of an address, in the place of one that was sent before.
   * @throws Failure `too_many_staff`, `code_just_sent`, `too_many_attempts`
   */
  invite: (ownerId: string, email: string): Promise<NewInvitation> =>
    retryOnConflict(() => invite(table, ownerId, email)),
}));

/** An owner reads the own list, so that the refusal of a member tells nothing new. Other addresses are answered alike. */
async function invite(table: Table, ownerId: string, email: string): Promise<NewInvitation> {
  const now = nowSeconds();
  const staff = await readStaff(table, ownerId);
  const members = standing(staff);
  const known = members.find((member) => member.email === email);
  if (known?.joinedAt !== undefined) throw fail('already_staff');
  refuseMail(staff, known, now);
  if (!known && members.length >= staffBounds.most) throw fail('too_many_staff');
  const secret = newInvitationSecret();
  const invitation = { linkDigest: digestOf(secret), sentAt: now, expiresAt: now + invitationSeconds };
  const invited = { id: known?.id ?? newId(16), email, invitation };
  const next = [...members.filter((member) => member !== known), invited];
  const mailsAt = [...withinTheHour(staff?.mailsAt, now), now];
  await putRevised(table, staff, { ...staffKey(ownerId), members: next, mailsAt });
  return { staffId: invited.id, secret, members: next };
}

function refuseMail(staff: Staff | undefined, known: StaffMember | undefined, now: number): void {
  const again = (known?.invitation.sentAt ?? 0) + recovery.resendSeconds;
  if (again > now) throw refused({ code: 'code_just_sent', seconds: again - now });
  const mails = withinTheHour(staff?.mailsAt, now);
  if (mails.length >= recovery.mailsAnHour) throw refused(tooMany(mails, hour, now));
}

/** Sends staff away. */
export const staffDismissals = port(
  'vendors',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  (table) => ({
    /** Ends an invitation or a login with all its sessions; who is gone already stays gone. */
    dismiss: (ownerId: string, staffId: string): Promise<StaffMember[]> => dismiss(table, ownerId, staffId),
  }),
);
