import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { readBookingDraft } from '../features/bookings/request/bookingDraft.ts';
import { HowToBegin } from '../features/bookings/request/HowToBegin.tsx';
import { daysAsked } from '../features/bookings/request/PurposeNote.tsx';
import { ReviewRequest } from '../features/bookings/request/ReviewRequest.tsx';
import { SentRequest } from '../features/bookings/request/SentRequest.tsx';

/** The request that `?booking=` names, the one that is drafted, or how to begin one. */
export function SendBookingRequestPage() {
  const id = useSearchParams()[0].get('booking');
  return (
    <RequireSession role="user">
      {() => <div className="page py-8 sm:py-12">{id ? <SentRequest key={id} id={id} /> : <Draft />}</div>}
    </RequireSession>
  );
}

function Draft() {
  const [draft] = useState(readBookingDraft);
  return draft && daysAsked(draft) ? <ReviewRequest kept={draft} /> : <HowToBegin />;
}
