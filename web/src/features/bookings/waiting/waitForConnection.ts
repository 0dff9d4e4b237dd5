import { t } from '@lingui/core/macro';
import { toast } from '../../../components/toasts/toast.ts';
import { type BookingDraft, dropBookingDraft } from '../request/bookingDraft.ts';
import { keepWaiting, mostWaiting } from './waitingRequests.ts';
import { watchWaiting } from './watchWaiting.ts';

/** Lets a draft go by itself once there is a connection. @returns false where too many wait already, and says so */
export function waitForConnection(draft: BookingDraft): boolean {
  if (!keepWaiting(draft)) {
    toast(
      'error',
      t`${mostWaiting} requests wait for a connection already. Take one of them back in your bookings first.`,
    );
    return false;
  }
  dropBookingDraft(draft);
  watchWaiting();
  return true;
}
