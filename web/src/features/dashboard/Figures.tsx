import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useVendorFigures } from '../properties/api/reads.ts';
import { useFirstWaiting } from '../requests/api/requests.ts';
import { formatPrice } from '../rooms/format.ts';

/** The figures of a vendor's dashboard. */
export function Figures({ vendorId }: { vendorId: string }) {
  const { data, error, mutate } = useVendorFigures(vendorId);
  const { requests, more } = useFirstWaiting(vendorId);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  const figures = data?.data;
  // The badge beside the page is newer than the figures; both say the same.
  const waiting = requests && !more ? requests.length : figures?.requestsWaiting;
  return (
    <dl aria-busy={!figures} className="grid grid-cols-2 gap-x-4 gap-y-7 xl:grid-cols-4">
      <Figure icon="bed" name={<Trans>Rooms listed</Trans>} value={figures?.rooms}>
        {figures && figures.roomsAvailable < figures.rooms && (
          <Plural value={figures.roomsAvailable} one="# can be found" other="# can be found" />
        )}
      </Figure>
      <Figure icon="calendar" name={<Trans>Nights booked</Trans>} value={figures?.nightsBooked}>
        <Trans>this month</Trans>
      </Figure>
      <Figure icon="mail" name={<Trans>Requests waiting</Trans>} value={waiting} />
      <Figure icon="wallet" name={<Trans>Income</Trans>} value={figures && formatPrice(figures.incomeThisMonth)}>
        <Trans>this month</Trans>
      </Figure>
    </dl>
  );
}

interface FigureProps {
  icon: IconName;
  name: ReactNode;
  value: ReactNode;
  /** A note below the figure. */
  children?: ReactNode;
}

function Figure({ icon, name, value, children }: FigureProps) {
  return (
    <div>
      <dt className="flex items-start gap-1.5 text-sm text-bark">
        <Icon name={icon} className="mt-px size-4.5 shrink-0 text-apricot-deep" />
        {name}
      </dt>
      <dd className="numbers mt-1 font-serif text-[clamp(1.375rem,6.4vw,1.875rem)] leading-tight wrap-anywhere">
        {value ?? <Skeleton className="h-9 w-20" />}
        {children && <span className="block font-sans text-sm text-bark">{children}</span>}
      </dd>
    </div>
  );
}
