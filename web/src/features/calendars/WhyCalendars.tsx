import { Trans } from '@lingui/react/macro';
import { Points } from '../../components/Points.tsx';

/** Why a house that is on several platforms connects their calendars, and why that alone is not enough. */
export function WhyCalendars() {
  return (
    <div className="grid gap-4">
      <p className="max-w-2xl">
        <Trans>
          Do you sell these rooms on Airbnb, Booking.com or another platform too? Connect their calendars, so that no
          night is sold twice.
        </Trans>
      </p>
      <Points>
        <li>
          <Trans>
            Their bookings take nights here: Sarai reads each calendar every half hour, and does not offer what is
            taken.
          </Trans>
        </li>
        <li>
          <Trans>
            Your bookings take nights there: each platform gets a secret link to a calendar of ours, which has days and
            no names.
          </Trans>
        </li>
        <li>
          <Trans>
            Platforms read such links every two to three hours, so one night can still go to two guests. If it does, you
            get a mail at once, and your page of today says it.
          </Trans>
        </li>
      </Points>
    </div>
  );
}
