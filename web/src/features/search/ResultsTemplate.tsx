import { language } from 'virtual:sarai-language';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '../../../../shared/languages.ts';
import { type CardKind, type PriceKind, photoSlot, slot } from '../../../../shared/rules/pageTemplates.ts';
import { photoUrl } from '../../../../shared/rules/photos.ts';
import { isolate } from '../../words/isolate.ts';
import { cardHeights } from '../rooms/cardHeights.ts';
import { formatPrice } from '../rooms/format.ts';
import { cardSizes } from '../rooms/pictureSizes.ts';
import { gridLayouts } from '../rooms/RoomGrid.tsx';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { ResultsTop } from './SearchSkeleton.tsx';

/**
 * The results of a search until the scripts are there. The build renders it once; a function puts in as many cards as rooms were
 * found, with their words and pictures. Each part has the place that it has on the page itself.
 */
export function ResultsTemplate() {
  const { t } = useLingui();
  const name = isolate(slot('shown'));
  return (
    <div className="page pb-6 sm:pb-10 lg:pt-2">
      <ResultsTop title={t`Rooms in ${name}`} />
      <ul className={gridLayouts.list}>
        <Card kind="eager" />
        <Card kind="lazy" />
      </ul>
    </div>
  );
}

function Card({ kind }: { kind: CardKind }) {
  const amount = (
    <strong className="numbers text-base/6 font-semibold text-walnut sm:text-lg/6">
      {formatPrice(0).replace('0', slot('price'))}
    </strong>
  );
  return (
    <li data-card={kind} className={kind === 'eager' ? 'min-w-0' : 'below-fold min-w-0'}>
      <article className="group @container relative flex h-full flex-col">
        {/* Below the place of the picture, which may be on its way still when this is painted. */}
        <div
          className={`mt-[calc(max(8rem,42cqi)+0.625rem)] overflow-hidden sm:mt-[calc(100cqi*2/3+0.625rem)] ${cardHeights.words}`}
        >
          <h3 dir="auto" lang={slot('lang')} className="line-clamp-2 text-xl/6 wrap-anywhere">
            {slot('name')}
          </h3>
          <p className="mt-0.5 flex gap-1 text-sm text-bark">
            <bdi className="truncate">{slot('place')}</bdi>
          </p>
        </div>
        <div
          className={`mt-1.5 flex flex-wrap content-start items-start justify-between gap-x-2 whitespace-nowrap ${cardHeights.price}`}
        >
          <p className="text-sm/6 text-bark">
            <span {...only('lowest')}>
              <Trans>from {amount} a night</Trans>
            </span>
            <span {...only('one')}>
              <Trans>{amount} a night</Trans>
            </span>
          </p>
          <a
            href={`${languages[language].prefix}/user/room-details/${slot('id')}?room=${slot('number')}`}
            className="inline-block pb-2 text-[0.9375rem]/6 font-semibold sm:text-base/6 text-glacier underline-offset-4 after:absolute after:inset-0 after:rounded-picture group-hover:underline"
          >
            <Trans>Check Prices</Trans>
          </a>
        </div>
        {/* It keeps its place where a room has no photo, and lets a press through to the link, which lies below it. */}
        <div
          className={`pointer-events-none absolute inset-x-0 top-0 aspect-3/2 w-full overflow-hidden rounded-picture bg-drift ${cardHeights.picture}`}
        >
          <RoomPicture
            imgURL={photoUrl(photoSlot)}
            alt=""
            sizes={cardSizes}
            eager={kind === 'eager'}
            className={cardHeights.picture}
          />
        </div>
      </article>
    </li>
  );
}

/** Attributes of what a card says of one kind of price alone. */
function only(kind: PriceKind) {
  return { 'data-price': kind, className: 'block h-6 urdu:h-auto' };
}
