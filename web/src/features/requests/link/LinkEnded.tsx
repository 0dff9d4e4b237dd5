import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session.ts';

/** A link that answers nothing any more, and where to go on. */
export function LinkEnded() {
  const { t } = useLingui();
  return (
    <NoRequest title={t`This link has ended`}>
      <Trans>
        The request was answered or taken back, or its time is over; nothing was changed now. See what still waits for
        you.
      </Trans>
    </NoRequest>
  );
}

/** The page without a link: its token is gone with the tab that the mail was opened in. */
export function LinkMissing() {
  const { t } = useLingui();
  return (
    <NoRequest title={t`No request here`}>
      <Trans>Open the link in the mail again, or see what waits for you.</Trans>
    </NoRequest>
  );
}

/** Leads to the requests that wait, for whoever is not logged in by way of the login. */
function NoRequest({ title, children }: { title: string; children: ReactNode }) {
  const isVendor = useSession()?.role === 'vendor';
  return (
    <>
      <PageTitle title={title}>{children}</PageTitle>
      <ButtonLink to={paths.vendorPendingBookings} className="mt-7">
        {isVendor ? <Trans>Pending Bookings</Trans> : <Trans>Log in</Trans>}
      </ButtonLink>
    </>
  );
}
