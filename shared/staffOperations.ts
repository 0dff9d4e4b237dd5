import { dismissStaff, inviteStaff, joinStaff, listStaff, viewStaffInvitation } from './contracts/staff.ts';

/** The operations of an owner's staff: a part of the table of endpoints. */
export const staffOperations = {
  listStaff,
  inviteStaff,
  dismissStaff,
  viewStaffInvitation,
  joinStaff,
} as const;
