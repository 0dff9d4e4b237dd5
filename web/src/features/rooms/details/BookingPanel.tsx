import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../../../../shared/roles.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { buttonStyle } from '../../../components/buttonStyle.ts';
import { loginPath } from '../../../paths.ts';
import { useSession } from '../../../session.ts';
import { formatBeds, formatGuests, formatPrice } from '../format.ts';
import { Availability } from './Availability.tsx';
import type { ShownRoom } from './shownRoom.ts';

/** Price and Book Now: a panel beside the room on a wide screen, a bar at the bottom on a phone, above which toasts stay. */
export function BookingPanel({ room, vendor }: Pick<ShownRoom, 'room' | 'vendor'>) {
  const session = useSession();
  return (
    <aside
      data-bar
      className="sticky bottom-0 z-10 -mx-[clamp(1.125rem,4vw,2.5rem)] mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-24 lg:bottom-auto lg:mx-0 lg:mt-0 lg:block lg:self-start lg:rounded-panel lg:border-0 lg:bg-drift lg:p-7"
    >
      <div className="min-w-0">
        <p className="whitespace-nowrap text-bark max-lg:text-sm">
          <Trans>
            <strong className="numbers font-serif text-xl font-medium text-walnut lg:text-3xl">
              {formatPrice(room.price)}
            </strong>{' '}
            a night
          </Trans>
        </p>
        <p className="mt-1 hidden text-bark lg:block">
          {formatGuests(room.membersCapacity)} · {formatBeds(room.No_of_beds)}
        </p>
        <p className="lg:mt-4">
          <Availability available={room.availability} />
        </p>
      </div>
      {session ? <WriteToOwner role={session.role} vendor={vendor} /> : <BookNow available={room.availability} />}
      <p className="mt-4 hidden text-sm text-bark lg:block">
        <Trans>You ask, the owner answers. You pay at the hotel.</Trans>
      </p>
    </aside>
  );
}

/** Only a traveller can send a request: a visitor is sent to login, and back here afterwards. */
function BookNow({ available }: { available: boolean }) {
  const { pathname, search } = useLocation();
  const look = 'shrink-0 lg:mt-6 lg:w-full';
  const words = <Trans>Book Now</Trans>;
  return available ? (
    <ButtonLink to={loginPath(pathname + search)} className={look}>
      {words}
    </ButtonLink>
  ) : (
    <Button disabled className={look}>
      {words}
    </Button>
  );
}

/** Requests cannot be sent yet; until then a traveller writes to the owner. */
function WriteToOwner({ role, vendor }: { role: Role; vendor: ShownRoom['vendor'] }) {
  if (role === 'vendor') {
    return (
      <p className="basis-full text-sm text-bark lg:mt-6">
        <Trans>Rooms are booked with a traveller's account.</Trans>
      </p>
    );
  }
  return (
    <>
      <a href={`mailto:${vendor.email}`} className={buttonStyle('primary', 'shrink-0 grow lg:mt-6 lg:w-full')}>
        <Trans>Write to the owner</Trans>
      </a>
      <p className="basis-full text-sm text-bark lg:mt-4">
        <Trans>
          Online requests open soon. Until then, ask {vendor.userName}:{' '}
          <bdi className="wrap-anywhere">{vendor.email}</bdi>
        </Trans>
      </p>
    </>
  );
}
