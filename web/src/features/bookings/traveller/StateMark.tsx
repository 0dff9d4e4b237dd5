import { t } from '@lingui/core/macro';
import type { BookingState } from '../../../../../shared/rules/bookingLife.ts';
import { Icon, type IconName } from '../../../components/Icon.tsx';

const looks: Record<BookingState, readonly [icon: IconName, look: string]> = {
  pending: ['mail', 'bg-apricot-pale text-apricot-deep'],
  active: ['check', 'bg-juniper-pale text-juniper'],
  completed: ['check', 'bg-drift text-bark'],
  rejected: ['close', 'bg-drift text-bark'],
  cancelled: ['close', 'bg-drift text-bark'],
  expired: ['close', 'bg-drift text-bark'],
};

/** How a booking stands. */
export function StateMark({ status }: { status: BookingState }) {
  const [icon, look] = looks[status];
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon name={icon} className="size-4" />
      {sayState(status)}
    </span>
  );
}

function sayState(status: BookingState): string {
  return {
    pending: t`Waiting`,
    active: t`Accepted`,
    completed: t`Stayed`,
    rejected: t`Declined`,
    cancelled: t`Cancelled`,
    expired: t`Expired`,
  }[status];
}
