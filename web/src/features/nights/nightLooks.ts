import type { Span } from './monthNights.ts';

/** A stay is a filled bar, closed nights are hatched, those of another calendar are pale with an edge, free ones are blank. */
export const looks = {
  free: 'border-e border-b border-hairline bg-paper',
  closed:
    'border-b border-hairline bg-drift bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--hairline)_4px_6px)] text-walnut',
  elsewhere: 'border border-apricot-deep bg-apricot-pale text-walnut',
  booked: 'bg-glacier text-on-glacier forced-colors:border',
} as const;

/** A stay that is over is pale: its name stays readable. */
const pastStay = 'bg-glacier-pale text-glacier-deep forced-colors:border';

/** How a span of the calendar looks; the ends of a bar are round where it begins and ends in the month. */
export function lookOf({ held, past, starts, ends }: Span): string {
  const parts = [
    held?.kind === 'booked' && past ? pastStay : looks[held?.kind ?? 'free'],
    !held && !past && 'hover:bg-apricot-pale',
    !held && 'aria-pressed:bg-apricot-pale',
    held && starts && 'rounded-s-control',
    held && ends && 'rounded-e-control',
    past && !held && 'opacity-50',
  ];
  return parts.filter(Boolean).join(' ');
}
