import { t } from '@lingui/core/macro';

/** How a guest is called: whose account is gone has no name. */
export function guestName(name = ''): string {
  return name === '' ? t`A guest` : name;
}
