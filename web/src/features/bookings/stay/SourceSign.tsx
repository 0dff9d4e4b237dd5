import { t } from '@lingui/core/macro';
import type { BookingSource } from '../../../../../shared/rules/bookingSources.ts';
import { sourceNames } from './sourceNames.ts';

/** Line drawings on a 24-unit square, as icons have them: the gate of Sarai, a phone, a door, a case, two people, a calendar. */
const drawings: Record<BookingSource | 'sarai', string> = {
  sarai: 'M5 20.5V11a7 7 0 0 1 14 0v9.5M5 20.5h14M9.5 20.5v-6a2.5 2.5 0 0 1 5 0v6',
  phone:
    'M8.5 4H5.6A1.6 1.6 0 0 0 4 5.7C4.5 13.5 10.5 19.5 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.9l-4.5-1.5-1.7 2a12.5 12.5 0 0 1-5.8-5.8l2-1.7Z',
  walkIn: 'M6.5 20.5v-16h11v16M3.5 20.5h17M14 12.5v.6',
  agent: 'M4.5 8h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM9 8V5.5h6V8M3.5 13h17',
  relative: 'm12 19.5-7-7a4.3 4.3 0 0 1 7-5 4.3 4.3 0 0 1 7 5Z',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8.5 3.5V8m7-4.5V8',
};

/** The sign of where a booking came from, whose name screen readers hear and pointers show. */
export function SourceSign({
  source,
  className = 'size-4',
}: {
  source?: BookingSource | undefined;
  className?: string;
}) {
  const name = sourceName(source);
  return (
    <span role="img" aria-label={name} title={name} className={`inline-block shrink-0 ${className}`}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawings[source ?? 'sarai']} />
      </svg>
    </span>
  );
}

/** Where a booking came from, in words. */
function sourceName(source: BookingSource | undefined): string {
  return source === undefined ? t`Through Sarai` : sourceNames()[source];
}
