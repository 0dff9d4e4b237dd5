import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useBrowserList } from '../../../offline/BrowserList.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { addressAfter, isOf, waitingRequests } from './waitingRequests.ts';

/** A request that waits for a connection; once it is sent, the booking that it has become. */
export function WaitingRequest({ requestKey }: { requestKey: string }) {
  const { t } = useLingui();
  const waiting = useBrowserList(waitingRequests).find((each) => isOf(each, requestKey));
  if (!waiting) return <Navigate replace to={addressAfter(requestKey)} />;
  return (
    <>
      <PageTitle
        title={waiting.refused === undefined ? t`Your request waits for a connection` : t`Your request is not sent`}
      >
        {waiting.refused === undefined && (
          <Trans>The owner does not know of it yet, and the nights are free for others until it is sent.</Trans>
        )}
      </PageTitle>
      <WaitingCard waiting={waiting} />
    </>
  );
}
