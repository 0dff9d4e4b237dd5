import { useLingui } from '@lingui/react/macro';
import { Link } from './Link.tsx';

/**
 * سرائے in Nastaliq as one outline of 130 by 80 units, so that the name looks the same on phones without a Nastaliq
 * font. HarfBuzz shaped it from Noto Nastaliq Urdu SemiBold (SIL Open Font License 1.1).
 */
const urduName =
  'M14 62q-3 0-5-1-2 0-3 0-2-1-2-1-1-1-2-1-2-2-2-4 0-1 1-3 0-3 1-5 1-2 3-4 2-1 3-2 1-1 3-2 1-1 4-2 1-1 1-1 1-1 1-1 1-1 1-1 1 1 0 2 0 1-1 3-1 1-2 2-2 2-4 3-2 1-3 2-1 0-2 1-1 0-1 0-1 1-1 2 0 0 1 1 1 1 2 1 2 0 4 1 1 0 2 0 1 0 2 0 0 0 2 0 1 0 2 0 2 0 4-1 4 0 11 0 7 0 17 0 3-1 6-1 3 0 6 0 3 0 6 0l0 2q-5 2-12 3-7 2-14 3-8 2-15 3-8 1-14 1zM15 12q-1 0-1-1-1-1-1-2 0-1 1-2 0-1 1-2l1 0q0 1 0 2 0 0 1 0 1 0 1 0 1-1 1-2l2-2q1-2 2-2 0-1 1-1 1 0 2 0 0 1 0 2 0 1 0 2-1 2-1 2l-1 0q0-1 0-1-1-1-1-1-1 0-1 1-1 0-1 1-1 0-1 1 0 1-1 1-2 4-4 4zM16 39q0 0-1-1 0 0 0-1 0-1 1-1 0-1 1-2 0 0 1-2 0-1 0-4 0-2 0-3 0-2 1-4 1-1 2-3l1 0q0 0 0 2 0 1 0 3 0 3 0 4-1 2-1 4 0 1-1 2 0 1 0 1-1 3-2 4-1 1-2 1zM76 53q0-1 0-4 0-2 1-7l0-13q0-3 1-5 0-2 0-4 1-1 1-3 1-2 2-5l2 0q-1 1-1 4 0 2-1 7l0 15q-1 3-2 7-1 5-2 8zM77 79q4-4 8-9 4-5 7-11 3-5 5-8 3-4 4-5 2-2 4-3 1-1 3-2 2 0 3 0 1 0 2 1 0 0 0 2 0 2-1 3-1 2-2 3-2 1-4 1-1 0-2 0-2 1-3 2-1 1-3 3-2 3-5 8-4 5-7 9-4 4-8 7zM106 51q-1 0-1-1-1-1-1-2 0-2 1-4 1-1 3-2 2-1 3-1 2 0 3 0 1-1 2-1 0-1 1-2 0 0 1-1 1-2 2-2 1 0 2 0 1 1 2 1 2 0 3-2 1-1 1-3l2 0q-1 4-2 7-1 2-3 3-2 2-3 2-2 0-3-1 0 0-1 0-1 0-1 0 0 1-1 2-1 1-2 3-1 1-2 2-1 1-3 1-1 1-3 1z';

/** The brand, which leads to the start: mark and name, in English in Latin letters too. */
export function HomeLink({ to }: { to: string }) {
  const { t, i18n } = useLingui();
  const isUrdu = i18n.locale === 'ur';
  return (
    <Link to={to} aria-label={t`Sarai, home`} className="inline-block rounded-control">
      <span className="inline-flex items-center gap-2.5">
        <Mark />
        {!isUrdu && (
          <span className="w-[3.55rem] font-serif text-[1.6rem] leading-none font-[580] tracking-tight text-walnut">
            Sarai
          </span>
        )}
        <svg
          viewBox="0 0 130 80"
          aria-hidden="true"
          className={
            isUrdu ? 'h-8 w-auto fill-walnut max-[21rem]:hidden' : 'h-6 w-auto fill-apricot-deep max-[22rem]:hidden'
          }
        >
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
