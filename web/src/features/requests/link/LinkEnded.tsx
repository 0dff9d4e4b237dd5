import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session.ts';

/** A link that answers nothing any more, and where to go on. */
export function LinkEnded() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`This link has ended`}>
        <Trans>
          The request was answered or taken back, or its time is over; nothing was changed now. See what still waits for
          you.
        </Trans>
      </PageTitle>
      <WaitingLink />
    </>
  );
}

/** The page without a link: its token is gone with the tab that the mail was opened in. */
export function LinkMissing() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`No request here`}>
        <Trans>Open the link in the mail again, or see what waits for you.</Trans>
      </PageTitle>
      <WaitingLink />
    </>
  );
}

/** Leads to the requests that wait, for whoever is not logged in by way of the login. */
function WaitingLink() {
  const isVendor = useSession()?.role === 'vendor';
  return (
    <ButtonLink to={paths.vendorPendingBookings} className="mt-7">
      {isVendor ? <Trans>Pending Bookings</Trans> : <Trans>Log in</Trans>}
    </ButtonLink>
  );
}
