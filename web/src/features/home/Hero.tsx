import { Trans } from '@lingui/react/macro';
import { HeroScene } from '../../illustrations/HeroScene.tsx';
import { SearchBar } from '../search/SearchBar.tsx';

export function Hero() {
  return (
    <section>
      <div className="page pt-6 pb-7 sm:pt-10 sm:pb-10">
        <h1 className="max-w-3xl text-display">
          <Trans>A warm room at the end of the road</Trans>
        </h1>
        <p className="mt-4 max-w-xl text-bark sm:text-xl sm:leading-relaxed">
          <Trans>
            Guest houses and hotels from Murree to Hunza. Ask the owner, hear back within a day, pay when you arrive.
          </Trans>
        </p>
      </div>
      <HeroScene className="h-44 w-full object-cover sm:h-72 lg:h-96" />
      <div className="page relative -mt-10 sm:-mt-14">
        <div className="rounded-panel bg-paper p-5 shadow-lift sm:p-7">
          <SearchBar />
        </div>
      </div>
    </section>
  );
}
