import { newcomerFields } from './accounts.ts';
import { mailableEmail } from './email.ts';
import { newPassword } from './passwords.ts';

/** Whom an owner invites. */
export const invitationFields = { email: mailableEmail } as const;

/** The account of somebody who accepts an invitation. */
export const joiningFields = { userName: newcomerFields.userName, password: newPassword.vendor } as const;
