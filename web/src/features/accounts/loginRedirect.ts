import { t } from '@lingui/core/macro';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import type { NoticeState } from '../../components/Notice.tsx';
import { loginPath, paths } from '../../paths.ts';
import { lastSessionEnd } from '../../session.ts';

/** The address of login for a visitor at `here`, and its notice. */
export function loginRedirect(role: Role, here: string): { to: string; state: NoticeState } {
  const end = lastSessionEnd();
  if (end && !end.returnAfterLogin) return { to: paths.login, state: { notice: end.notice } };
  const notice = end?.notice ?? t`Please log in first. You will come back to the page you wanted.`;
  return { to: loginPath(here, accountPaths[role].login), state: { notice } };
}
