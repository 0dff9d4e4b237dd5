import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../paths.ts';

/** The page of an owner, for somebody of the staff. */
export function OwnersOnly() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`This page is the owner's`}>
        <Trans>
          You can answer requests, take bookings, check guests in and close nights. Ask the owner for the rest.
        </Trans>
      </PageTitle>
      <ButtonLink to={paths.vendorPendingBookings} className="mt-7">
        <Trans>Go to the requests</Trans>
      </ButtonLink>
    </>
  );
}
