import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { BookingRequest } from '../../../../shared/contracts/bookings.ts';
import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { paths } from '../../paths.ts';
import { formatStay } from '../../words/days.ts';
import { PhoneLinks } from '../bookings/stay/PhoneLinks.tsx';
import { sayTold, type Told } from './answers.ts';

/** What became of a request, in the place of its buttons; of an accepted one with the number of its guest. */
export function AnsweredRequest({ request, told }: { request: BookingRequest; told: Told }) {
  const outcome = 'outcome' in told ? told.outcome : undefined;
  const accepted = outcome === 'accepted';
  const place = useFocusOfButtons(outcome !== 'not_waiting');
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={`grid gap-3 rounded-panel p-5 outline-none ${accepted ? 'bg-juniper-pale' : 'bg-drift'}`}
    >
      <p className="flex items-start gap-3">
        <OutcomeIcon outcome={outcome} />
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{sayTold(told)}</strong>{' '}
          <span className="numbers text-bark">
            <Trans>
              Room {request.rooms[0]?.roomNumber ?? 0}, {formatStay(request.bookingStartDate, request.bookingEndDate)}
            </Trans>
          </span>
        </span>
      </p>
      {accepted && <AcceptedGuest request={request} />}
      {(accepted || outcome === 'unknown') && (
        <TextLink to={paths.vendorActiveBookings}>
          <Trans>Active Bookings</Trans>
        </TextLink>
      )}
    </div>
  );
}

function OutcomeIcon({ outcome }: { outcome: string | undefined }) {
  if (outcome === 'unknown') return <Icon name="warning" className="mt-0.5 size-5 text-apricot-deep" />;
  const accepted = outcome === 'accepted';
  return (
    <Icon name={accepted ? 'check' : 'close'} className={`mt-0.5 size-5 ${accepted ? 'text-juniper' : 'text-bark'}`} />
  );
}

/** The guest can be called at once. */
function AcceptedGuest({ request }: { request: BookingRequest }) {
  const [guest] = request.userInfo;
  if (!guest) return null;
  return (
    <>
      <p>
        <Trans>
          <bdi lang={langOf(guest.userName)}>{guest.userName}</bdi> is told by mail, with the address and your number.
        </Trans>
      </p>
      <PhoneLinks name={guest.userName} number={guest.contactNumber} />
    </>
  );
}

/** The buttons that had the focus are gone: it goes on to what stands in their place, not to the top of the page. */
function useFocusOfButtons(answeredHere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answeredHere && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [answeredHere]);
  return place;
}
