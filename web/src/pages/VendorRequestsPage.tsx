import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { MailBlocked } from '../features/accounts/MailBlocked.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import type { Answer } from '../features/requests/answers.ts';
import { RequestList } from '../features/requests/RequestList.tsx';
import { isAt, paths } from '../paths.ts';

/** The requests that wait for a vendor's answer, with the answers that the address names. */
export function VendorRequestsPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const answer = answers.find(([path]) => isAt(pathname, path))?.[1];
  const words = {
    accept: [t`Accept Bookings`, t`No Bookings to Accept`],
    reject: [t`Reject Bookings`, t`No Bookings to Reject`],
    any: [t`Pending Bookings`, t`No Pending Bookings`],
  } as const;
  const [title, empty] = words[answer ?? 'any'];
  return (
    <DashboardLayout
      forStaff
      title={title}
      lead={<Trans>The oldest first, guests who are new to Sarai last. New requests appear by themselves.</Trans>}
    >
      {({ id }) => (
        <>
          <MailBlocked role="vendor" id={id} />
          <RequestList
            key={title}
            vendorId={id}
            empty={empty}
            offers={answer ? [answer] : ['accept', 'reject']}
            all={answer}
          />
        </>
      )}
    </DashboardLayout>
  );
}

const answers: readonly (readonly [string, Answer])[] = [
  [paths.acceptBooking, 'accept'],
  [paths.rejectBooking, 'reject'],
];
