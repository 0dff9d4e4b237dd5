import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { readBookingDraft } from '../features/bookings/request/bookingDraft.ts';
import { HowToBegin } from '../features/bookings/request/HowToBegin.tsx';
import { daysAsked } from '../features/bookings/request/PurposeNote.tsx';
import { ReviewRequest } from '../features/bookings/request/ReviewRequest.tsx';
import { SentRequest } from '../features/bookings/request/SentRequest.tsx';
import { WaitingRequest } from '../features/bookings/waiting/WaitingRequest.tsx';

/** The request that `?booking=` names, one that waits for a connection, the one that is drafted, or how to begin one. */
export function SendBookingRequestPage() {
  const [params] = useSearchParams();
  const [id, waiting] = [params.get('booking'), params.get('waiting')];
  return (
    <RequireSession role="user">
      {() => (
        <div className="page py-8 sm:py-12">
          {id ? (
            <SentRequest key={id} id={id} />
          ) : waiting ? (
            <WaitingRequest key={waiting} requestKey={waiting} />
          ) : (
            <Draft />
          )}
        </div>
      )}
    </RequireSession>
  );
}

function Draft() {
  const [draft] = useState(readBookingDraft);
  return draft && daysAsked(draft) ? <ReviewRequest kept={draft} /> : <HowToBegin />;
}
