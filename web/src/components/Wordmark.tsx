import { Mark } from './Mark.tsx';
import { urduName } from './urduName.ts';

/** Mark and name, in Latin and Urdu letters. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="w-[3.55rem] font-serif text-[1.6rem] leading-none font-[580] tracking-tight text-walnut">
        Sarai
      </span>
      <svg viewBox="0 0 130 80" aria-hidden="true" className="h-6 w-auto fill-apricot-deep max-[22rem]:hidden">
        <path d={urduName} />
      </svg>
    </span>
  );
}
