import { useLingui } from '@lingui/react/macro';
import type { Role } from '../../../shared/roles.ts';

/** The rule for a new password, which its field states before anything is wrong. */
export function usePasswordHint(role: Role): string {
  const { t } = useLingui();
  return role === 'user'
    ? t`At least 8 characters, with a capital, a small letter and one of @#$%^&+=`
    : t`At least 8 characters`;
}
