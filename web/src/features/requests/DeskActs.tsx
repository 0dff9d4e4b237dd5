import { useLingui } from '@lingui/react/macro';
import type { DeskAct } from '../../../../shared/rules/deskActs.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { sayAct } from './deskActWords.ts';

/** The card says them with their reason. */
export const ends: readonly DeskAct[] = ['declined', 'missed', 'cancelled'];

/** Who of the hotel's side did what with a booking, and when, the oldest first. */
export function DeskActs({ booking: { acts = [] } }: { booking: Booking }) {
  const { t } = useLingui();
  const lines = new Set(acts.filter(({ act }) => !ends.includes(act)).map(sayAct));
  if (lines.size === 0) return null;
  return (
    <ul aria-label={t`Who did what`} className="numbers grid text-sm text-bark wrap-anywhere">
      {[...lines].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
