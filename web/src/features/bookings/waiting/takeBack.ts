import { t } from '@lingui/core/macro';
import { toast } from '../../../components/toasts/toast.ts';
import { dropWaiting, type WaitingRequest } from './waitingRequests.ts';

/** Whether the owner may have it: it was sent, and nothing has told yet that it did not arrive. */
export function mayBeWithOwner({ draft, refused }: WaitingRequest): boolean {
  return draft.tried === true && refused === undefined;
}

/** Sends it no more, and promises no more than that where it may have arrived. */
export function takeBack(waiting: WaitingRequest): void {
  dropWaiting(waiting.draft.requestKey);
  if (mayBeWithOwner(waiting))
    toast('success', t`Your request is not sent again. If it has arrived already, it stands among your bookings.`);
  else toast('success', t`Your request is taken back.`);
}
