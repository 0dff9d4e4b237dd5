import { useSearchParams } from 'react-router-dom';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { NoReview, OwnReview } from '../features/reviews/OwnReview.tsx';

/** Where a traveller writes about the stay of the booking that `?booking=` names. */
export function ReviewPage() {
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <RequireSession role="user">{() => (id ? <OwnReview key={id} bookingId={id} /> : <NoReview />)}</RequireSession>
  );
}
