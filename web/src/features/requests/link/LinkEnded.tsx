import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { paths } from '../../../paths.ts';

/** A link that answers nothing any more, and where to go on. */
export function LinkEnded() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`This link has ended`}>
        <Trans>
          The request was answered or taken back, or its time is over; nothing was changed now. Log in to see what still
          waits for you.
        </Trans>
      </PageTitle>
      <ButtonLink to={paths.vendorPendingBookings} className="mt-7">
        <Trans>Log in</Trans>
      </ButtonLink>
    </>
  );
}
