import { t } from '@lingui/core/macro';
import { call } from '../../api/call.ts';
import { leave, type Session } from '../../session.ts';
import { operations } from './roles.ts';

/** Ends the session: here at once, and at the API as soon as it hears of it, should it hear of it at all. */
export function logOut({ role }: Session): void {
  // The call takes the token along before it waits for anything.
  call(operations[role].logout, {}).catch(() => {});
  leave(t`You have been Logged out`);
}
