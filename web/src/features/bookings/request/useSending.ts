import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, mayHaveArrived } from '../../../api/ApiError.ts';
import { useSubmission } from '../../../forms/useSubmission.ts';
import { sentRequestPath, waitingRequestPath } from '../../../paths.ts';
import { sendRequest } from '../api/sendRequest.ts';
import { offerAt, type StayOffer, useStayOffer } from '../api/stayOffer.ts';
import { openDays } from '../stay/chosenDays.ts';
import { letWait } from '../waiting/sendWaiting.ts';
import type { WaitingRequest } from '../waiting/waitingRequests.ts';
import { type BookingDraft, dropBookingDraft, keepBookingDraft, readBookingDraft, withNewKey } from './bookingDraft.ts';
import { stayOf, totalWithoutQuote } from './draftStay.ts';
import { withExtrasOf } from './party/party.ts';
import { seenOffer } from './seenOffer.ts';
import { stayFormIssues } from './stayForm.ts';
import { capacityOf, wantedKinds } from './wantedKinds.ts';

/** Sends a draft once, whatever happens to its answer, and leads to what was sent. */
export function useSending(kept: BookingDraft) {
  const [draft, setDraft] = useState(kept);
  const current = useRef(kept);
  const read = useStayOffer(stayOf(draft));
  /** The offer of a refusal, which is newer than the one that was read. */
  const [told, setTold] = useState<StayOffer>();
  const offer = told ?? read;
  const seen = () => ({ ...current.current, ...seenOffer(offer) });
  /** The total, or the advance, that was seen before it was changed. */
  const [before, setBefore] = useState<Pick<BookingDraft, 'seenTotal' | 'seenAdvance'>>({});
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
    if (error.code === 'email_unconfirmed') return waitForEmail(sent);
    if (error.code === 'price_changed') return learnPrice(error, sent);
    if (error.code === 'terms_changed') return learnTerms(error, sent);
    // A refused try has not arrived; of one before it as much is known as before.
    change(sent);
  }

  /** The refusal has the price of the stay now: the next press asks for it, without extras that the hotel has no more. */
  function learnPrice({ quote }: ApiError, sent: BookingDraft) {
    if (!quote) return change(sent);
    setBefore({ seenTotal: sent.seenTotal ?? totalWithoutQuote(sent) });
    const now = offerAt(offer, quote);
    setTold(now);
    change({ ...sent, typed: withExtrasOf(sent.typed, quote.extras), ...seenOffer(now) });
  }

  /** The refusal has the advance that is asked for now, if there is one: the next press sends it. */
  function learnTerms({ terms }: ApiError, sent: BookingDraft) {
    setBefore({ seenAdvance: sent.seenAdvance ?? { amount: 0 } });
    const now = { ...offer, advance: terms };
    setTold(now);
    change({ ...sent, ...seenOffer(now) });
  }

  function waitForEmail(sent: BookingDraft) {
    change(sent);
    wait({ unconfirmed: true });
  }

  const { stage, errors, form } = useSubmission<BookingDraft, Awaited<ReturnType<typeof sendRequest>>>({
    content: seen,
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
    if (!letWait({ draft: seen(), ...until })) return false;
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
    offer,
    before,
    busy,
    wrong,
    alert: errors?.alert,
    form: { ...form, onSubmit },
    wait: () => void wait(),
  };
}

/** All that is wrong with a draft before the API sees it. */
export function issuesOf(draft: BookingDraft) {
  return stayFormIssues(draft.typed, {
    open: openDays([]),
    capacity: capacityOf(wantedKinds(draft)),
    hotel: draft.room,
  });
}
