import { Trans, useLingui } from '@lingui/react/macro';
import type { Destination } from '../../../../shared/rules/destinations.ts';
import { Link } from '../../components/Link.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { DestinationPoster } from '../../illustrations/DestinationPoster.tsx';
import { destinationPath, paths } from '../../paths.ts';

export function PopularDestinations() {
  const { t } = useLingui();
  return (
    <Section
      title={<Trans>Popular destinations</Trans>}
      lead={<Trans>Six places, each with a season of its own.</Trans>}
      aside={
        <TextLink to={paths.destinations}>
          <Trans>All destinations</Trans>
        </TextLink>
      }
    >
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:gap-x-6 sm:gap-y-7 xl:grid-cols-6">
        <Place to="murree" name={t`Murree Hills`} known={t`Pines, mist and an evening on the Mall`} />
        <Place to="swat" name={t`Sawat Valley`} known={t`Poplars along a green river`} />
        <Place to="hunza" name={t`Hunza Valley`} known={t`Apricot terraces below Rakaposhi`} />
        <Place to="kashmir" name={t`Kashmir`} known={t`Wooden houses above the Neelum`} />
        <Place to="gilgit" name={t`Gilgit`} known={t`Where the mountain roads meet`} />
        <Place to="skardu" name={t`Skardu`} known={t`Still lakes below high peaks`} />
      </ul>
    </Section>
  );
}

interface Props {
  to: Destination;
  name: string;
  /** A line about the place. */
  known: string;
}

function Place({ to, name, known }: Props) {
  return (
    <li>
      <Link to={destinationPath(to)} className="group block rounded-picture">
        <span className="block overflow-hidden rounded-picture">
          <DestinationPoster
            place={to}
            className="aspect-3/4 w-full transition-transform duration-500 ease-out motion-safe:group-hover:scale-103"
          />
        </span>
        <span className="mt-1.5 block font-serif leading-snug font-[540] decoration-apricot decoration-2 underline-offset-4 group-hover:underline sm:mt-3 sm:text-xl">
          {name}
        </span>
        <span className="mt-0.5 block text-sm text-bark max-sm:hidden">{known}</span>
      </Link>
    </li>
  );
}
