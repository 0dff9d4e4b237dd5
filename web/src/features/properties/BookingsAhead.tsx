import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import { Link } from '../../components/Link.tsx';
import { paths } from '../../paths.ts';

/** The bookings of guests who are expected, where a property was not changed or taken down because of them. */
export function bookingsAhead({ code }: ApiError): ReactNode {
  if (code !== 'room_has_bookings' && code !== 'has_active_bookings') return undefined;
  return (
    <Link
      to={paths.vendorActiveBookings}
      className="inline-block py-1 font-semibold text-glacier underline underline-offset-4"
    >
      <Trans>Active Bookings</Trans>
    </Link>
  );
}
