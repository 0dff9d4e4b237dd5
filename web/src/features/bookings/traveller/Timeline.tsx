import { useLingui } from '@lingui/react/macro';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { type Step, stepsOf } from './steps.ts';

const dots: Record<Step['kind'], string> = {
  done: 'bg-juniper border-juniper',
  ahead: 'border-outline',
  ended: 'bg-bark border-bark',
};

/** The story of a booking, a line a step. */
export function Timeline({ booking }: { booking: BookingRequest }) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`What happened so far`} className="numbers grid gap-2">
      {stepsOf(booking).map(({ words, when, kind }) => (
        <li key={words} className="flex items-baseline gap-3">
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full border-2 ${dots[kind]}`} />
          <span className={kind === 'ahead' ? '' : 'text-bark'}>
            {words} <span className={`whitespace-nowrap ${kind === 'ahead' ? 'font-semibold' : ''}`}>{when}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
