import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { WaitingLink } from './WaitingLink.tsx';

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
