import { newcomerFields } from '../../../../../shared/rules/accounts.ts';
import { mailableEmail } from '../../../../../shared/rules/email.ts';

/** The fields of a visitor who asks for a room: by the code of a mail they become an account. */
export const contactFields = {
  userName: newcomerFields.userName,
  email: mailableEmail,
  contactNumber: newcomerFields.contactNumber,
} as const;
