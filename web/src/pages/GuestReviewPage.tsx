import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { GuestReview, NoGuestReview } from '../features/reviews/GuestReview.tsx';

/** Where a host reads and answers what the guest of the booking wrote that `?booking=` names. */
export function GuestReviewPage() {
  const { t } = useLingui();
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <DashboardLayout title={t`What your guest says`}>
      {() => (id ? <GuestReview key={id} bookingId={id} /> : <NoGuestReview />)}
    </DashboardLayout>
  );
}
