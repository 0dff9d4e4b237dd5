import { language } from 'virtual:sarai-language';
import { t } from '@lingui/core/macro';
import { operations } from '../../../../../shared/operations.ts';
import type { Role } from '../../../../../shared/roles.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { tellFailure } from '../../../api/tellFailure.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useSend } from '../../../api/useSend.ts';
import { hasChosenLanguage } from '../../../i18n/hasChosenLanguage.ts';
import { tellLanguage } from '../../../i18n/tellLanguage.ts';
import { endSessionByLogout, startSession } from '../../../session.ts';

export function useLogIn(role: Role) {
  return useSend(operations[role].login);
}

export function useSignUp(role: Role) {
  return useSend(operations[role].signup);
}

/** Starts the session that a login or a signup answered with. `RequireVisitor` then sends its owner on. */
export function startSessionWith(role: Role, { data }: AnswerOf<'userLogin' | 'vendorLogin'>): void {
  const { _id: id, staff } = data.user;
  startSession({ role, id, token: data.token, ...(staff && { staff }) });
  // The account may be older than the choice, which was made while nobody was logged in.
  if (hasChosenLanguage()) tellLanguage(language);
}

/** Ends the session in this browser at once, and at the API as soon as the call gets there, if it does. */
export function useLogOut(role: Role): () => void {
  const send = useSend(operations[role].logout);
  return () => {
    // The call reads the token before it waits for anything. A session that had ended before is what was wanted.
    send({}).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'not_signed_in')) tellFailure(error);
    });
    endSessionByLogout(t`You have been Logged out`);
  };
}
