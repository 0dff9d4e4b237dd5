import { t } from '@lingui/core/macro';
import { ApiError, mayHaveArrived } from '../../../api/ApiError.ts';
import { toast } from '../../../components/toasts/toast.ts';
import { sentRequestPath } from '../../../paths.ts';
import { currentSession, onSession } from '../../../session.ts';
import { isolate } from '../../../words/isolate.ts';
import { sendRequest } from '../api/sendRequest.ts';
import { type BookingDraft, dropBookingDraft } from '../request/bookingDraft.ts';
import {
  changeWaiting,
  dropWaiting,
  isOf,
  keepWaiting,
  mostWaiting,
  type WaitingRequest,
  waitingRequests,
} from './waitingRequests.ts';

let underWay = false;

/**
 * Sends what waits, one after the other, until there is no answer. Each goes under the key that was made when it was written, so
 * that it is one request however often it is sent, from however many tabs.
 */
export async function sendWaiting(): Promise<void> {
  if (underWay || !navigator.onLine || currentSession()?.role !== 'user') return;
  underWay = true;
  try {
    await aloneInBrowser(sendAll);
  } finally {
    underWay = false;
  }
}

async function sendAll(): Promise<void> {
  for (const { draft } of waitingRequests.read()) {
    const waiting = waitingRequests.read().find((each) => isOf(each, draft.requestKey));
    if (!waiting || waiting.refused !== undefined) continue;
    if (!(await send(waiting))) return;
  }
}

/** @returns whether the API has answered */
async function send({ draft }: WaitingRequest): Promise<boolean> {
  const hotelName = isolate(draft.room.hotelName);
  // From here on it may have arrived, also where this page is closed before the answer.
  changeWaiting({ draft: { ...draft, tried: true } });
  try {
    const { data } = await sendRequest(draft);
    dropWaiting(draft.requestKey, sentRequestPath(data._id));
    toast('success', t`There is a connection again: your request for ${hotelName} is sent.`);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return learnFrom(error, draft);
  }
}

/** A refused try has not arrived; of one before it as much is known as before. */
function learnFrom(error: ApiError, draft: WaitingRequest['draft']): boolean {
  if (mayHaveArrived(error)) return false;
  const hotelName = isolate(draft.room.hotelName);
  if (error.code === 'not_signed_in') {
    changeWaiting({ draft });
    toast('error', t`Log in, and your request for ${hotelName} is sent. It is kept until then.`);
    return false;
  }
  changeWaiting({ draft, refused: error.message });
  toast('error', t`Your request for ${hotelName} was not sent. ${error.message}`);
  return true;
}

/** Another tab that sends already will do. */
async function aloneInBrowser(run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request('waiting requests', { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

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
