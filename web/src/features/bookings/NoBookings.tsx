import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { DashboardLayout } from '../dashboard/DashboardLayout.tsx';

interface Props {
  title: string;
  /** What the list says when there is nothing in it. */
  empty: string;
}

/** A page of bookings without any: travellers cannot send requests yet. */
export function NoBookings({ title, empty }: Props) {
  return (
    <DashboardLayout title={title}>
      {() => (
        <EmptyState
          title={empty}
          action={
            <TextLink to={paths.vendorProperties}>
              <Trans>Your properties</Trans>
            </TextLink>
          }
        >
          <Trans>Online requests open soon. What travellers ask for then appears here.</Trans>
        </EmptyState>
      )}
    </DashboardLayout>
  );
}
