import type { Night } from './monthNights.ts';

/** A stay is a filled bar with a sign of guests, what is closed is hatched and crossed, what is free is blank. */
export const looks = {
  free: 'border-e border-b border-hairline bg-paper',
  closed:
    'border-e border-b border-hairline bg-drift bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--hairline)_4px_6px)] text-bark',
  elsewhere: 'border-e border-b border-hairline bg-apricot-pale text-bark',
  booked: 'bg-glacier text-on-glacier forced-colors:border',
} as const;

/** How a night of the calendar looks; the ends of a stay are round. */
export function lookOf({ kind, past, starts, ends }: Night): string {
  const parts = [
    looks[kind],
    kind === 'free' && !past && 'hover:bg-apricot-pale',
    kind !== 'booked' && 'aria-pressed:bg-apricot-pale',
    kind === 'booked' && starts && 'rounded-s-full',
    kind === 'booked' && ends && 'rounded-e-full',
    past && 'opacity-50',
  ];
  return parts.filter(Boolean).join(' ');
}
