import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { NotUpToDate } from '../lists/NotUpToDate.tsx';
import { type DayPage, useDeskDay } from './api/day.ts';
import { PropertiesOfDay } from './PropertiesOfDay.tsx';
import { WaitingMoney } from './WaitingMoney.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';

const skeleton = (
  <Skeletons className="grid gap-3" shapes={['h-7 w-56 max-w-full', 'h-36 w-full', 'h-7 w-40', 'h-48 w-full']} />
);

interface Props extends DayPage {
  today: string;
  /** The place of a desk without a property. */
  empty: ReactNode;
}

/** A day of the desk: the requests and the money that wait, and its properties. */
export function DeskDay({ today, empty, ...page }: Props) {
  const { properties, next, waiting, money, error, retry } = useDeskDay(page);
  if (!properties || !waiting) return error ? <ErrorState onRetry={retry} /> : skeleton;
  if (properties.length === 0) return empty;
  return (
    <div className="grid gap-3 md:gap-6">
      <div>
        <NotUpToDate error={error} onRetry={retry} />
        <WaitingRequests waiting={waiting} />
        {money && <WaitingMoney money={money} />}
      </div>
      <PropertiesOfDay {...{ page, today, properties, next }} />
    </div>
  );
}

/** The desk of an owner who has no property yet, or of the staff of one. */
export function NoProperty({ staff }: { staff: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No property yet`}>
      {staff ? (
        <Trans>Once the owner has listed a hotel, you see here who arrives, stays and leaves.</Trans>
      ) : (
        <Trans>List your hotel, and you see here who arrives, stays and leaves, and which rooms are free.</Trans>
      )}
    </EmptyState>
  );
}
