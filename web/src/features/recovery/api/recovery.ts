import { operations } from '../../../../../shared/operations.ts';
import type { Role } from '../../../../../shared/roles.ts';
import { useSend } from '../../../api/useSend.ts';
import type { Challenge } from '../challenge.ts';

export function useSendCode(role: Role) {
  const send = useSend(operations[role].sendOtp);
  return (body: { email: string }) => send({ body });
}

export function useResendCode(role: Role, { userId }: Challenge) {
  const send = useSend(operations[role].resendOtp);
  return () => send({ body: { userId } });
}

export function useVerifyCode(role: Role, { userId }: Challenge) {
  const send = useSend(operations[role].verifyOtp);
  return (body: { otp: string }) => send({ body: { ...body, userId } });
}

export function useResetPassword(role: Role, { userId }: Challenge) {
  const send = useSend(operations[role].resetPassword);
  return (body: { newPassword: string; confirmPassword: string }) => send({ body: { ...body, userId } });
}
