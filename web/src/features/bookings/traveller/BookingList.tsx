import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { GrowingListView } from '../../lists/GrowingListView.tsx';
import { type BookingListName, useBookings } from '../api/travellerBookings.ts';
import { BookingCard } from './BookingCard.tsx';

interface Props {
  userId: string;
  list: BookingListName;
  /** What stands where the list has none. */
  empty: ReactNode;
}

/** A list of bookings that keeps itself up to date. */
export function BookingList({ userId, list, empty }: Props) {
  return (
    <div className="mt-6">
      <GrowingListView list={useBookings(userId, list)} skeleton={<ListSkeleton />} empty={empty}>
        {(bookings) => (
          <ul className="grid gap-5">
            {bookings.map((booking) => (
              <li key={booking._id} className="min-w-0">
                <BookingCard booking={booking} />
              </li>
            ))}
          </ul>
        )}
      </GrowingListView>
    </div>
  );
}

export function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-72 w-full rounded-panel" />
      <Skeleton className="h-72 w-full rounded-panel" />
    </SkeletonGroup>
  );
}
