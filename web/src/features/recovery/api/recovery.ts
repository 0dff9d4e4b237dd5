import type { Role } from '../../../../../shared/endpoint.ts';
import { useSend } from '../../../api/useSend.ts';
import type { Challenge } from '../challenge.ts';

const operations = {
  user: { send: 'sendUserOtp', resend: 'resendUserOtp', verify: 'verifyUserOtp', reset: 'resetUserPassword' },
  vendor: { send: 'sendVendorOtp', resend: 'resendVendorOtp', verify: 'verifyVendorOtp', reset: 'resetVendorPassword' },
} as const;

export function useSendCode(role: Role) {
  const send = useSend(operations[role].send);
  return (body: { email: string }) => send({ body });
}

export function useResendCode(role: Role, { userId }: Challenge) {
  const send = useSend(operations[role].resend);
  return () => send({ body: { userId } });
}

export function useVerifyCode(role: Role, { userId }: Challenge) {
  const send = useSend(operations[role].verify);
  return (body: { otp: string }) => send({ body: { ...body, userId } });
}

export function useResetPassword(role: Role, { userId }: Challenge) {
  const send = useSend(operations[role].reset);
  return (body: { newPassword: string; confirmPassword: string }) => send({ body: { ...body, userId } });
}
