import { t } from '@lingui/core/macro';
import type { Role } from '../../../../../shared/endpoint.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useSend } from '../../../api/useSend.ts';
import { endSessionByLogout, startSession } from '../../../session.ts';

const operations = {
  user: { signUp: 'userSignup', logIn: 'userLogin', logOut: 'userLogout' },
  vendor: { signUp: 'vendorSignup', logIn: 'vendorLogin', logOut: 'vendorLogout' },
} as const;

export function useLogIn(role: Role) {
  return useSend(operations[role].logIn);
}

export function useSignUp<R extends Role>(role: R) {
  return useSend<(typeof operations)[R]['signUp']>(operations[role].signUp);
}

/** Starts the session that a login or a signup answered with. `RequireVisitor` then sends its owner on. */
export function startSessionWith(role: Role, { data }: AnswerOf<'userLogin' | 'vendorLogin'>): void {
  startSession({ role, id: data.user._id, token: data.token });
}

/** Ends the session in this browser at once, and at the API as soon as the call gets there, if it does. */
export function useLogOut(role: Role): () => void {
  const send = useSend(operations[role].logOut);
  return () => {
    // The call reads the token before it waits for anything.
    send({}).catch(() => {});
    endSessionByLogout(t`You have been Logged out`);
  };
}
