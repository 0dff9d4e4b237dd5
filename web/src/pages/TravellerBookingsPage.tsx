import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import type { BookingListName } from '../features/bookings/api/travellerBookings.ts';
import { DraftReminder } from '../features/bookings/request/DraftReminder.tsx';
import { BookingList, BookingTabs } from '../features/bookings/traveller/BookingList.tsx';
import { WaitingList } from '../features/bookings/waiting/WaitingCards.tsx';
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
  const words = {
    all: [t`Bookings`, t`No bookings yet`, t`Your requests appear here, with the owner's answer.`],
    pending: [t`Pending Bookings`, t`No Pending Bookings`, t`Requests that an owner has not answered yet.`],
    active: [t`Active Bookings`, t`No Active Bookings`, t`Requests that an owner has accepted.`],
  } as const;
  const listPaths = { pending: paths.travellerPendingBookings, active: paths.travellerActiveBookings };
  const list: BookingListName =
    (['pending', 'active'] as const).find((each) => isAt(pathname, listPaths[each])) ?? 'all';
  const [title, none, about] = words[list];
  const search = (
    <ButtonLink to={paths.search}>
      <Trans>Search rooms</Trans>
    </ButtonLink>
  );
  const empty = (
    <EmptyState title={none} action={search}>
      {about}
    </EmptyState>
  );
  return { list, title, empty };
}
