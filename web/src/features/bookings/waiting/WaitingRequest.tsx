import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { focusMain } from '../../../components/focusMain.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useBrowserList } from '../../../offline/BrowserList.ts';
import { paths } from '../../../paths.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { addressAfter, isOf, waitingRequests } from './waitingRequests.ts';

/** A request that waits for a connection; once it is sent, the booking that it has become. */
export function WaitingRequest({ requestKey }: { requestKey: string }) {
  const { t } = useLingui();
  const waiting = useBrowserList(waitingRequests).find((each) => isOf(each, requestKey));
  // The button that had the focus is gone with the form.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusMain();
  }, []);
  if (!waiting) return <Navigate replace to={addressAfter(requestKey)} />;
  return (
    <div className="grid gap-6">
      <PageTitle
        title={waiting.refused === undefined ? t`Your request waits for a connection` : t`Your request is not sent`}
      >
        {waiting.refused === undefined && (
          <Trans>The owner does not know of it yet, and the nights are free for others until it is sent.</Trans>
        )}
      </PageTitle>
      <WaitingCard waiting={waiting} />
      <p>
        <TextLink to={paths.travellerBookings}>
          <Trans>All your bookings</Trans>
        </TextLink>
      </p>
    </div>
  );
}
