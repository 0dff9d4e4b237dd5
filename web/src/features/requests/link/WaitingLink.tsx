import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session.ts';

/** Leads to the requests that wait, for whoever is not logged in by way of the login. */
export function WaitingLink() {
  const isVendor = useSession()?.role === 'vendor';
  return (
    <ButtonLink to={paths.vendorPendingBookings} className="mt-7">
      {isVendor ? <Trans>Pending Bookings</Trans> : <Trans>Log in</Trans>}
    </ButtonLink>
  );
}
