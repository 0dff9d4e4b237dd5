import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClassType } from '../../../../shared/rules/catalogue.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { Section } from '../../components/Section.tsx';
import { classPaths } from '../../paths.ts';

/** In the documented order; the windows tell which class is higher. */
export function ClassPackages() {
  return (
    <Section title={<Trans>Three classes, one welcome</Trans>}>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
        <Package classType="Economy" windows={1} name={<Trans>Economy</Trans>}>
          <Trans>A clean bed and a hot bath, for days that are spent outside.</Trans>
        </Package>
        <Package classType="First" windows={3} name={<Trans>First</Trans>}>
          <Trans>The best of the house: space, quiet and the view, for a celebration.</Trans>
        </Package>
        <Package classType="Business" windows={2} name={<Trans>Business</Trans>}>
          <Trans>More room, a desk and hot water all day, for those who stay a while.</Trans>
        </Package>
      </ul>
    </Section>
  );
}

interface Props {
  classType: ClassType;
  windows: 1 | 2 | 3;
  name: ReactNode;
  children: ReactNode;
}

function Package({ classType, windows, name, children }: Props) {
  return (
    <li className="group relative flex flex-wrap items-center gap-5 rounded-panel bg-drift p-3 sm:p-7 md:flex-col md:flex-nowrap md:items-start">
      <LitWindows count={windows} />
      <div className="min-w-0 grow max-md:basis-40">
        <h3 className="text-xl sm:text-2xl">
          <Link
            to={classPaths[classType]}
            className="decoration-apricot decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-panel group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 text-bark sm:mt-1.5">{children}</p>
      </div>
      <Icon name="arrowEnd" className="size-6 text-glacier max-sm:hidden" />
    </li>
  );
}

/** Three arched windows of a house at night; as many are lit as the class is high. */
function LitWindows({ count }: { count: 1 | 2 | 3 }) {
  return (
    <svg viewBox="0 0 112 48" aria-hidden="true" className="h-7 w-auto shrink-0 sm:h-12">
      {[0, 1, 2].map((index) => (
        <g key={index} transform={`translate(${index * 40})`}>
          <path
            d="M0 48V22C0 12 10 9 16 0c6 9 16 12 16 22v26Z"
            className={index < count ? 'fill-apricot' : 'fill-hairline'}
          />
          <path d="M16 2v46M0 27h32" className="stroke-drift" strokeWidth="2.5" />
        </g>
      ))}
    </svg>
  );
}
