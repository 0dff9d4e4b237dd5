import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Role } from '../../../../shared/roles.ts';
import { accountPaths } from '../../../../shared/rules/accountPaths.ts';
import { type Challenge, readChallenge } from './challenge.ts';
import { useLinkedReset } from './useLinkedReset.ts';

interface Props {
  role: Role;
  children: (challenge: Challenge) => ReactNode;
}

/** A later step of a password reset: whoever has neither begun one nor come by a link is sent to the first step. */
export function RequireChallenge({ role, children }: Props) {
  // Read once: the last step forgets the challenge while its page is still on the screen.
  const [begun] = useState(() => readChallenge(role));
  const challenge = useLinkedReset() ?? begun;
  if (challenge) return children(challenge);
  return <Navigate replace to={accountPaths[role].sendCode} state={{ notice: t`Start with your email, please.` }} />;
}
