import { t } from '@lingui/core/macro';
import type { Role } from '../../../../shared/endpoint.ts';
import type { Noticed } from '../../components/useNotice.ts';
import { accountPaths, loginPath, paths } from '../../paths.ts';
import { lastFarewell } from '../../session.ts';

/** Where somebody without a session goes from `here`, and what they are told there. */
export function wayToLogin(role: Role, here: string): { to: string; state: Noticed } {
  const farewell = lastFarewell();
  if (farewell && !farewell.back) return { to: paths.login, state: { notice: farewell.sentence } };
  const notice = farewell?.sentence ?? t`Please log in first. You will come back to the page you wanted.`;
  return { to: loginPath(here, accountPaths[role].login), state: { notice } };
}
