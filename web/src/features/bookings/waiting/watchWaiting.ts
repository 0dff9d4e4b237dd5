import { onSession } from '../../../session.ts';
import { sendWaiting } from './sendWaiting.ts';
import { waitingRequests } from './waitingRequests.ts';

/** Phones do not always tell that there is a line again, above all where it is weak. */
const everyMs = 30_000;

let watching = false;

/** Sends what waits now, and from now on whenever there may be a connection. */
export function watchWaiting(): void {
  void sendWaiting();
  if (watching) return;
  watching = true;
  addEventListener('online', () => void sendWaiting());
  onSession(() => void sendWaiting());
  setInterval(() => {
    if (document.visibilityState === 'visible' && waitingRequests.read().length > 0) void sendWaiting();
  }, everyMs);
}
