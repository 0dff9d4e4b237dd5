import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { Link } from '../../components/Link.tsx';
import { paths } from '../../paths.ts';

/** Why a property was not changed or taken down; where guests are expected, with a link to their bookings. */
export function BookingsAhead({ error: { code, message } }: { error: ApiError }) {
  const expected = code === 'room_has_bookings' || code === 'has_active_bookings';
  return (
    <>
      {message}{' '}
      {expected && (
        <Link
          to={paths.vendorActiveBookings}
          className="inline-block py-1 font-semibold text-glacier underline underline-offset-4"
        >
          <Trans>Active Bookings</Trans>
        </Link>
      )}
    </>
  );
}
