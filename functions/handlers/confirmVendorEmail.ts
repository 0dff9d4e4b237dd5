import { confirmVendorEmail } from '../../shared/contracts/confirmation.ts';
import { sessions } from '../accounts/sessions.ts';
import { confirmEmail, confirmPorts } from '../confirmation/confirmEmail.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(confirmVendorEmail, { session: sessions.vendor, ...confirmPorts }, confirmEmail);
