import { Trans } from '@lingui/react/macro';
import { Deferred } from '../../components/DeferredPart.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import dawn from '../../illustrations/heroDawn.svg?no-inline';
import night from '../../illustrations/heroNight.svg?no-inline';
import { hideBroken } from '../../illustrations/hideBroken.ts';
import { useLowData } from '../../offline/useLowData.ts';
import { searchForm } from './deferredParts.ts';

/**
 * The scene begins behind the page's header, with more sky above it, so that the headline never covers the peaks. On a
 * phone it is low: where, when, for how many and the button of the search stand on the first screen. The words begin at the
 * page's edge there, where they stay when their font comes: centred lines would move.
 */
export function Hero() {
  return (
    <section className="-mt-18">
      <div className="relative h-82 overflow-hidden bg-sky sm:h-auto sm:pt-12 urdu:max-sm:h-106 urdu:sm:pt-24">
        <Scene />
        <div className="page absolute inset-x-0 top-0 pt-17 sm:pt-20 sm:text-center lg:pt-28 urdu:sm:pt-18 urdu:lg:pt-24">
          <h1 className="text-display">
            <Trans>A warm room at the end of the road</Trans>
          </h1>
          <p className="mt-2 leading-snug text-balance sm:mt-3 sm:text-xl">
            <Trans>Guest houses in Pakistan's north, from Murree to Hunza. Ask the owner, pay when you arrive.</Trans>
          </p>
        </div>
      </div>
      <div className="page relative -mt-5 sm:-mt-10">
        <div className="rounded-panel bg-paper p-4 shadow-lift sm:p-7">
          <Deferred
            part={searchForm}
            fallback={<Skeleton className="h-77.5 sm:h-61 xl:h-39.5 urdu:h-96 urdu:sm:h-73 urdu:xl:h-47.5" />}
          />
        </div>
      </div>
    </section>
  );
}

/**
 * The gate of a caravanserai at dawn, and at night in the dark theme. The gate stands at the middle of the lower edge,
 * where every crop keeps it; the upper half is quiet sky for a headline.
 */
function Scene() {
  const size = 'w-full max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-44 sm:aspect-1440/640 sm:min-h-160';
  if (useLowData()) return <div className={size} />;
  return (
    <picture className="contents">
      <source media="screen and (prefers-color-scheme: dark)" srcSet={night} />
      <img
        src={dawn}
        alt=""
        width={1440}
        height={640}
        fetchPriority="high"
        onError={hideBroken}
        className={`object-cover object-[50%_85%] ${size}`}
      />
    </picture>
  );
}
