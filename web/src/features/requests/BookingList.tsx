import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import { useVendorBookings } from './api/requests.ts';
import { BookingCard } from './BookingCard.tsx';
import { type ListedState, wordsOf } from './bookingStates.ts';
import { CardsSkeleton } from './GuestCard.tsx';

/** The bookings of a state. */
export function BookingList({ vendorId, state }: { vendorId: string; state: ListedState }) {
  const list = useVendorBookings(vendorId, state);
  return (
    <GrowingListView
      list={list}
      skeleton={<CardsSkeleton />}
      empty={
        <EmptyState
          title={wordsOf(state)[1]}
          action={
            state === 'active' && (
              <TextLink to={paths.vendorPendingBookings}>
                <Trans>Pending Bookings</Trans>
              </TextLink>
            )
          }
        >
          {state === 'active' && <Trans>Requests that you accept appear here, with the number of the guest.</Trans>}
        </EmptyState>
      }
    >
      {(bookings) => (
        <div className="max-w-3xl divide-y divide-hairline">
          {bookings.map((booking) => (
            <BookingCard key={booking._id} booking={booking} />
          ))}
        </div>
      )}
    </GrowingListView>
  );
}
