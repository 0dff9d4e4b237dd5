/** Line drawings on a 24-unit square, 1.75 units wide; they take the colour of the text beside them. */
const drawings = {
  arrowEnd: 'M5 12h14m-6-6 6 6-6 6',
  bed: 'M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 16h18M5.5 11V7.5A1.5 1.5 0 0 1 7 6h10a1.5 1.5 0 0 1 1.5 1.5V11M9 11V9.5h6V11',
  book: 'M6.5 4H18a1 1 0 0 1 1 1v15H6.5A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4ZM5 18a1.5 1.5 0 0 1 1.5-1.5H19M9 8h6',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8.5 3.5V8m7-4.5V8',
  chart: 'M5.5 20v-7m6.5 7V5m6.5 15v-9.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronEnd: 'm9.5 6 6 6-6 6',
  chevronStart: 'm14.5 6-6 6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  guests:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.4-3.4 3-5.5 6.5-5.5s6.1 2.1 6.5 5.5M16 5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .8 3.2 2.6 3.5 5',
  leaf: 'M5.5 18.5C4 11 8.5 5 19.5 4.5c.5 9.5-4.5 15.5-12 13M4.5 21c1.5-5.5 5-9 9.5-11',
  mail: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.8.7L12 13l8.3-6.3',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  minus: 'M5.5 12h13',
  phone:
    'M8.5 4H5.6A1.6 1.6 0 0 0 4 5.7C4.5 13.5 10.5 19.5 18.3 20a1.6 1.6 0 0 0 1.7-1.6v-2.9l-4.5-1.5-1.7 2a12.5 12.5 0 0 1-5.8-5.8l2-1.7Z',
  pin: 'M12 21c4.7-4.6 7-8.2 7-11a7 7 0 0 0-14 0c0 2.8 2.3 6.4 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M5.5 12h13M12 5.5v13',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  share: 'M12 14.5V3.5m-4 4 4-4 4 4M7.5 11H6a1 1 0 0 0-1 1v7.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V12a1 1 0 0 0-1-1h-1.5',
  star: 'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z',
  support:
    'M4.5 13.5V12a7.5 7.5 0 0 1 15 0v1.5m-15 0h3v5h-2a1 1 0 0 1-1-1Zm15 0h-3v5h2a1 1 0 0 0 1-1Zm0 4c0 2-1.5 3.5-4.5 3.5h-2',
  talk: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-6.5L8 19.5V16H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  wallet:
    'M18.5 7.5V5.2a1 1 0 0 0-1.2-1L5 6.5a1.5 1.5 0 0 0-1.5 1.5v10.5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1v-10a1 1 0 0 0-1-1H5.2M16.5 13.5h.1',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5m0 2.5v.1',
} as const;

export type IconName = keyof typeof drawings;

/** Arrows in reading direction are mirrored in right-to-left languages. */
const turning: readonly IconName[] = ['arrowEnd', 'chevronEnd', 'chevronStart'];

/** A decoration beside words, hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className} ${turning.includes(name) ? 'rtl:-scale-x-100' : ''}`}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
