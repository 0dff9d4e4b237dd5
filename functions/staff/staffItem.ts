import { staffBounds } from '../../shared/rules/staff.ts';
import { profileKey } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';

/** An invitation that was mailed; times are seconds. */
export interface Invitation {
  /** Digest of the link's secret. */
  linkDigest: string;
  sentAt: number;
  expiresAt: number;
}

/** A member of an owner's staff, by the id of the account that is or will be that person's. */
export interface StaffMember {
  id: string;
  email: string;
  invitation: Invitation;
  /** Once the invitation was accepted: the name, and the ISO instant. */
  name?: string;
  joinedAt?: string;
}

/** The staff of an owner; `revision` counts its changes. */
export interface Staff {
  members: StaffMember[];
  /** Mails of an hour, in seconds. */
  mailsAt: number[];
  revision: number;
}

/** Key of the staff of an owner. */
export function staffKey(ownerId: string) {
  return { pk: profileKey(ownerId).pk, sk: 'staff' };
}

/** Begins the sort key of a member who was sent away: the name stands there for a year, for what that person did. */
export const formerPrefix = 'staff#';

/** The code of a member where a whole id would be too long: of the 50 that an owner may have had, two are alike once in 50 million owners. */
export function memberCode(staffId: string): string {
  return staffId.slice(0, 6);
}

/** Staff of an owner at this moment; undefined where nobody was ever invited. */
export function readStaff(table: Table, ownerId: string): Promise<Staff | undefined> {
  return readItem<Staff>(table, staffKey(ownerId));
}

/** Seconds in which an invitation can be accepted. */
export const invitationSeconds = staffBounds.invitationDays * 24 * 3600;

/** Members, and those whose invitation runs. */
export function standing(staff: Staff | undefined): StaffMember[] {
  const now = nowSeconds();
  return (staff?.members ?? []).filter(
    ({ joinedAt, invitation }) => joinedAt !== undefined || invitation.expiresAt > now,
  );
}

/** A member as the owner reads it. */
export function presentMember({ id, email, name, joinedAt, invitation }: StaffMember) {
  if (joinedAt !== undefined) return { _id: id, email, state: 'joined' as const, name, joinedAt };
  return { _id: id, email, state: 'invited' as const, endsAt: new Date(invitation.expiresAt * 1000).toISOString() };
}
