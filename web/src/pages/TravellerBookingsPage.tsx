import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import type { BookingListName } from '../features/bookings/api/travellerBookings.ts';
import { DraftReminder } from '../features/bookings/request/DraftReminder.tsx';
import { BookingList, BookingTabs } from '../features/bookings/traveller/BookingList.tsx';
import { WaitingList } from '../features/bookings/waiting/WaitingList.tsx';
import { isAt, paths } from '../paths.ts';
import { isAbroad } from '../words/days.ts';

/** The bookings of a traveller: all of them, what waits, or what was accepted, by the address. */
export function TravellerBookingsPage() {
  const { pathname } = useLocation();
  const { list, title, empty } = useList(pathname);
  return (
    <RequireSession role="user">
      {({ id }) => (
        <div className="page py-8 sm:py-12">
          <DraftReminder />
          <PageTitle title={title} />
          <BookingTabs />
          {list !== 'active' && <WaitingList />}
          <BookingList key={list} userId={id} list={list} empty={empty} />
          {isAbroad() && (
            <p className="mt-6 text-sm text-bark">
              <Trans>Days and times are those of Pakistan.</Trans>
            </p>
          )}
        </div>
      )}
    </RequireSession>
  );
}

function useList(pathname: string) {
  const { t } = useLingui();
  const search = (
    <ButtonLink to={paths.search}>
      <Trans>Search rooms</Trans>
    </ButtonLink>
  );
  const list: BookingListName = isAt(pathname, paths.travellerPendingBookings)
    ? 'pending'
    : isAt(pathname, paths.travellerActiveBookings)
      ? 'active'
      : 'all';
  return {
    all: {
      list,
      title: t`Bookings`,
      empty: (
        <EmptyState title={<Trans>No bookings yet</Trans>} action={search}>
          <Trans>Your requests appear here, with the owner's answer.</Trans>
        </EmptyState>
      ),
    },
    pending: {
      list,
      title: t`Pending Bookings`,
      empty: (
        <EmptyState title={<Trans>No Pending Bookings</Trans>} action={search}>
          <Trans>Requests that an owner has not answered yet.</Trans>
        </EmptyState>
      ),
    },
    active: {
      list,
      title: t`Active Bookings`,
      empty: (
        <EmptyState title={<Trans>No Active Bookings</Trans>} action={search}>
          <Trans>Requests that an owner has accepted.</Trans>
        </EmptyState>
      ),
    },
  }[list];
}
