import { Trans } from '@lingui/react/macro';
import { Deferred } from '../../components/DeferredPart.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { HeroScene } from '../../illustrations/HeroScene.tsx';
import { searchForm } from './deferredParts.ts';

/** The scene begins behind the page's header, with more sky above it, so that the headline never covers the peaks. */
export function Hero() {
  return (
    <section className="-mt-18">
      <div className="relative bg-sky pt-12">
        <HeroScene className="aspect-1440/640 min-h-130 w-full sm:min-h-160" />
        <div className="page absolute inset-x-0 top-0 pt-20 text-center lg:pt-28">
          <h1 className="text-display">
            <Trans>A warm room at the end of the road</Trans>
          </h1>
          <p className="mt-3 text-balance sm:text-xl">
            <Trans>Guest houses from Murree to Hunza. Ask the owner, pay when you arrive.</Trans>
          </p>
        </div>
      </div>
      <div className="page relative -mt-10">
        <div className="rounded-panel bg-paper p-5 shadow-lift sm:p-7">
          <Deferred part={searchForm} fallback={<Skeleton className="h-119 sm:h-61 xl:h-39.5" />} />
        </div>
      </div>
    </section>
  );
}
