import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Destination } from '../../../../shared/rules/places.ts';
import { Section } from '../../components/Section.tsx';
import { DestinationPoster } from '../../illustrations/DestinationPoster.tsx';
import { guidePaths } from '../../paths.ts';
import { destinationKeys } from './placeOf.ts';
import { placeNames } from './summaries.ts';

/** Links from one guide to the five others. */
export function OtherPlaces({ than }: { than: Destination }) {
  const { t } = useLingui();
  const others = destinationKeys.filter((key) => key !== than);
  return (
    <Section title={<Trans>Further along the road</Trans>}>
      <ul className="-mx-1 flex snap-x gap-4 overflow-x-auto p-1 sm:grid sm:grid-cols-5 sm:gap-5">
        {others.map((key) => (
          <li key={key} className="w-36 shrink-0 snap-start sm:w-auto">
            <Link to={guidePaths[key]} className="group block rounded-picture">
              <DestinationPoster place={key} className="aspect-3/4 w-full rounded-picture" />
              <span className="mt-2 block font-serif text-lg font-[540] decoration-apricot decoration-2 underline-offset-4 group-hover:underline">
                {t(placeNames[key])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
