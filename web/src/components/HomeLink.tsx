import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { urduName } from './urduName.ts';

/** The brand, which leads to the start: mark and name, in Latin and Urdu letters. */
export function HomeLink({ to }: { to: string }) {
  const { t } = useLingui();
  return (
    <Link to={to} aria-label={t`Sarai, home`} className="inline-block rounded-control">
      <span className="inline-flex items-center gap-2.5">
        <Mark />
        <span className="w-[3.55rem] font-serif text-[1.6rem] leading-none font-[580] tracking-tight text-walnut">
          Sarai
        </span>
        <svg viewBox="0 0 130 80" aria-hidden="true" className="h-6 w-auto fill-apricot-deep max-[22rem]:hidden">
          <path d={urduName} />
        </svg>
      </span>
    </Link>
  );
}

/** The gate of a caravanserai, pointed as the arch is, with a ridge and a low sun in its opening. */
function Mark() {
  return (
    <svg viewBox="0 0 36 40" aria-hidden="true" className="h-9 w-auto">
      <path d="M0 40V19C0 10.5 10 6.5 18 0c8 6.5 18 10.5 18 19v21Z" className="fill-glacier" />
      <path d="M6 40V21.5C6 15.5 12.5 12.5 18 8c5.5 4.5 12 7.5 12 13.5V40Z" className="fill-snow" />
      <circle cx="22.5" cy="20" r="3.2" className="fill-apricot" />
      <path d="m5.5 32.5 6.5-8 3.5 4L20.5 22 30.5 33.5V40h-25Z" className="fill-glacier" />
      <path d="m20.5 22 4.3 5-2.6-.8-1.9 1.6-2-2.9Z" className="fill-snow" />
    </svg>
  );
}
