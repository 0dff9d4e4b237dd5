import { operations } from '../../../../../shared/operations.ts';
import type { Role } from '../../../../../shared/roles.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useSend } from '../../../api/useSend.ts';
import { sayError } from '../../../words/words.ts';

export type Entry = AnswerOf<'userLogin'>;
export type Newcomer = Required<Omit<RequestOf<'sendUserLoginCode'>['body'], 'email'>>;

/** Sends the code of a login, and logs in by it. */
export function useLoginCode(role: Role) {
  const send = useSend<'sendUserLoginCode' | 'sendVendorLoginCode'>(operations[role].sendLoginCode);
  const logIn = useSend<'userLoginByCode' | 'vendorLoginByCode'>(operations[role].loginByCode);
  return {
    sendCode: async (body: RequestOf<'sendUserLoginCode'>['body']) => ({ challenge: (await send({ body })).userId }),
    logIn: (userId: string, { otp }: { otp: string }) => logIn({ body: { userId, otp } }).catch(saidOfCode),
  };
}

/** A login that the API does not know any more is, for whoever types its code, a code that has expired. */
function saidOfCode(reason: unknown): never {
  if (!(reason instanceof ApiError) || reason.code !== 'recovery_ended') throw reason;
  throw new ApiError(sayError({ code: 'code_expired', message: reason.message }), {
    code: 'code_expired',
    status: 400,
  });
}

/** The session of a login whose link was pressed; `unopened` until then, and while nobody can say. */
export async function enterByLink(userId: string): Promise<Entry | 'unopened' | 'ended'> {
  try {
    return await call('userLoginByLink', { body: { userId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'recovery_ended' ? 'ended' : 'unopened';
  }
}
