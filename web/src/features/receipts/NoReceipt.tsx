import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../../components/PageTitle.tsx';

/** The page of a receipt that is not there. */
export function NoReceipt() {
  const { t } = useLingui();
  return (
    <PageTitle title={t`No receipt here`}>
      <Trans>There is a receipt for every payment that the hotel has written down. Open it from the booking.</Trans>
    </PageTitle>
  );
}
