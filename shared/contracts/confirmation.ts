import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { codeFields } from '../rules/recovery.ts';
import { ofOwn, plainReply } from './fields.ts';
import { fieldForm } from './form.ts';

export const sendVendorEmailCode = endpoint({
  method: 'POST',
  path: '/vendor/email-code/{vendorId}',
  ...ofOwn('vendor'),
  summary:
    "Send a code to a vendor's own email, to confirm it with; the one before is of no use any more. Nothing is sent where " +
    'it is confirmed already.',
  response: plainReply({ vendorEmail: z.string() }),
  errors: ['not_found', 'code_just_sent', 'work_needed', 'too_many_attempts', 'mail_unavailable', 'conflict'],
});

export const confirmVendorEmail = endpoint({
  method: 'POST',
  path: '/vendor/confirm-email/{vendorId}',
  ...ofOwn('vendor'),
  summary:
    "Confirm a vendor's own email by the code of the newest mail. Anything but six digits costs no try. The listings lose " +
    'their mark of a new host and stand on the home page a moment later.',
  body: fieldForm(codeFields),
  response: plainReply({ vendorEmail: z.string() }),
  errors: ['not_found', 'code_wrong', 'code_expired', 'too_many_attempts'],
});
