import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { ApiError, mayHaveArrived } from '../../../api/ApiError.ts';
import { toast } from '../../../components/toasts/toast.ts';
import { Listeners } from '../../../listeners.ts';
import { Sender } from '../../../offline/Sender.ts';
import { sentRequestPath } from '../../../paths.ts';
import { currentSession } from '../../../session.ts';
import { isolate } from '../../../words/isolate.ts';
import { isEmailConfirmed } from '../../accounts/api/isEmailConfirmed.ts';
import { sendRequest } from '../api/sendRequest.ts';
import { dropBookingDraft } from '../request/bookingDraft.ts';
import {
  changeWaiting,
  dropWaiting,
  isOf,
  keepWaiting,
  mostWaiting,
  type WaitingRequest,
  waitingRequests,
} from './waitingRequests.ts';

/** The key of the request that is on its way at this moment. */
let keyUnderWay: string | undefined;
const listeners = new Listeners();

/** Whether a request is on its way at this moment. */
export function useIsUnderWay(requestKey: string): boolean {
  return useSyncExternalStore(
    listeners.add,
    () => keyUnderWay === requestKey,
    () => false,
  );
}

/**
 * Each request goes under the key that was made when it was written, so that it is one request however often it is sent, from however many
 * tabs.
 */
const sender = new Sender({
  lock: 'waiting requests',
  waits: () => waitingRequests.read().length > 0,
  maySend: () => currentSession()?.role === 'user',
  sendAll,
});

export const sendWaiting = () => sender.send();

/** Sends what waited for the email to be confirmed, also where others are sent already. */
export const sendConfirmed = () => sender.sendNext();

/** Sends what waits now, and from now on whenever there may be a connection. */
export const watchWaiting = () => sender.watch();

async function sendAll(): Promise<void> {
  for (const { draft } of waitingRequests.read()) {
    const waiting = waitingRequests.read().find((each) => isOf(each, draft.requestKey));
    if (!waiting || waiting.refused !== undefined) continue;
    if (!(await mayGo(waiting)) || !(await send(waiting))) return;
  }
}

/** While the email is not confirmed the API would refuse it again, and all others with it. */
async function mayGo({ unconfirmed }: WaitingRequest): Promise<boolean> {
  return !unconfirmed || isEmailConfirmed();
}

/** @returns whether the API has answered */
async function send(waiting: WaitingRequest): Promise<boolean> {
  tellUnderWay(waiting.draft.requestKey);
  try {
    return await tryToSend(waiting);
  } finally {
    tellUnderWay(undefined);
  }
}

function tellUnderWay(requestKey: string | undefined): void {
  keyUnderWay = requestKey;
  listeners.tell();
}

async function tryToSend({ draft, unconfirmed, entered }: WaitingRequest): Promise<boolean> {
  const hotelName = isolate(draft.room.hotelName);
  // From here on it may have arrived, also where this page is closed before the answer.
  changeWaiting({ draft: { ...draft, tried: true } });
  try {
    const { data } = await sendRequest(draft);
    dropWaiting(draft.requestKey, sentRequestPath(data._id));
    toast(
      'success',
      unconfirmed || entered
        ? t`Your request for ${hotelName} is sent.`
        : t`There is a connection again: your request for ${hotelName} is sent.`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return learnFrom(error, draft);
  }
}

/** A refused try has not arrived; of one before it as much is known as before. */
function learnFrom(error: ApiError, draft: WaitingRequest['draft']): boolean {
  if (mayHaveArrived(error)) return false;
  if (error.code === 'work_needed') {
    // The work was stopped, or the page was left: it waits on.
    changeWaiting({ draft });
    return false;
  }
  const hotelName = isolate(draft.room.hotelName);
  if (error.code === 'not_signed_in') {
    changeWaiting({ draft });
    toast('error', t`Log in, and your request for ${hotelName} is sent. It is kept until then.`);
    return false;
  }
  if (error.code === 'email_unconfirmed') {
    changeWaiting({ draft, unconfirmed: true });
    toast('error', t`Confirm your email, and your request for ${hotelName} goes by itself. It is kept until then.`);
    return false;
  }
  changeWaiting({ draft, refused: error.message });
  toast('error', t`Your request for ${hotelName} was not sent. ${error.message}`);
  return true;
}

/** Lets a draft go by itself once it can be sent. @returns false where too many wait already, and says so */
export function letWait(waiting: WaitingRequest): boolean {
  if (!keepWaiting(waiting)) {
    toast(
      'error',
      t`${mostWaiting} requests wait in this browser already. Take one of them back in your bookings first.`,
    );
    return false;
  }
  dropBookingDraft(waiting.draft);
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
