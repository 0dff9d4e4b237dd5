import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, mayHaveArrived } from '../../../api/ApiError.ts';
import { useSubmission } from '../../../forms/useSubmission.ts';
import { sentRequestPath, waitingRequestPath } from '../../../paths.ts';
import { sendRequest } from '../api/sendRequest.ts';
import { openDays } from '../stay/chosenDays.ts';
import { letWait } from '../waiting/sendWaiting.ts';
import type { WaitingRequest } from '../waiting/waitingRequests.ts';
import {
  type BookingDraft,
  dropBookingDraft,
  keepBookingDraft,
  readBookingDraft,
  withNewKey,
  withPrice,
} from './bookingDraft.ts';
import { stayFormIssues } from './stayForm.ts';
import { capacityOf, nightlyPrice, wantedKinds } from './wantedKinds.ts';

/** Sends a draft once, whatever happens to its answer, and leads to what was sent. */
export function useSending(kept: BookingDraft) {
  const [draft, setDraft] = useState(kept);
  const current = useRef(kept);
  /** The price of a night that was seen before it was changed. */
  const [priceBefore, setPriceBefore] = useState<number>();
  const navigate = useNavigate();
  // From here on it is that of whoever is logged in.
  useEffect(() => keepBookingDraft(kept), [kept]);

  function change(next: BookingDraft) {
    current.current = next;
    setDraft(next);
    // A logout meanwhile has dropped the draft for good.
    if (readBookingDraft()) keepBookingDraft(next);
  }

  /** After some refusals the next press sends a changed draft: at the new price, or as a second request. */
  function learnFrom(error: ApiError, sent: BookingDraft) {
    if (error.code === 'sent_before') return change(withNewKey(sent));
    const price = Number(error.params.price);
    if (error.code === 'email_unconfirmed') return waitForEmail(sent);
    // A refused try has not arrived; of one before it as much is known as before.
    if (error.code !== 'price_changed' || !Number.isInteger(price)) return change(sent);
    setPriceBefore(nightlyPrice(wantedKinds(sent)));
    change(withPrice(sent, String(error.params.kind ?? sent.room.kind), price));
  }

  function waitForEmail(sent: BookingDraft) {
    change(sent);
    wait({ unconfirmed: true });
  }

  const { stage, errors, form } = useSubmission<BookingDraft, Awaited<ReturnType<typeof sendRequest>>>({
    content: () => current.current,
    check: issuesOf,
    fieldAt: (path) => path,
    send: async (sent) => {
      change({ ...sent, tried: true });
      try {
        return await sendRequest(sent);
      } catch (error) {
        if (error instanceof ApiError && !mayHaveArrived(error)) learnFrom(error, sent);
        throw error;
      }
    },
    steps: ['email_unconfirmed'],
    onDone: ({ data }) => {
      dropBookingDraft(current.current);
      navigate(sentRequestPath(data._id), { replace: true });
    },
  });

  /** It goes by itself when there is a connection, or the email is confirmed. */
  function wait(until: Pick<WaitingRequest, 'unconfirmed'> = {}) {
    if (!letWait({ draft: current.current, ...until })) return false;
    navigate(waitingRequestPath(current.current.requestKey), { replace: true });
    return true;
  }

  function onSubmit(event: FormEvent) {
    const waits = !navigator.onLine && issuesOf(current.current).length === 0 && wait();
    if (waits) event.preventDefault();
    else form.onSubmit(event);
  }

  const [wrong] = Object.values(errors?.fields ?? {});
  const busy = stage !== undefined;
  return {
    draft,
    priceBefore,
    busy,
    wrong,
    alert: errors?.alert,
    form: { ...form, onSubmit },
    wait: () => void wait(),
  };
}

/** All that is wrong with a draft before the API sees it. */
export function issuesOf(draft: BookingDraft) {
  return stayFormIssues(draft.typed, { open: openDays([]), capacity: capacityOf(wantedKinds(draft)) });
}
