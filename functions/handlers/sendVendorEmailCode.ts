import { sendVendorEmailCode } from '../../shared/contracts/confirmation.ts';
import { sessions } from '../accounts/sessions.ts';
import { emailCodePorts, sendEmailCode } from '../confirmation/sendEmailCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(sendVendorEmailCode, { session: sessions.vendor, ...emailCodePorts }, sendEmailCode);
