import { useId } from 'react';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import { Icon } from '../../components/Icon.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { sayFact } from '../../words/facts.ts';
import { inReadersWords } from '../../words/hotels.ts';
import { KeepButton } from '../kept/KeepButton.tsx';
import { RatingMark } from '../reviews/RatingMark.tsx';
import { formatShortClass, type StayDays } from '../rooms/format.ts';
import { NewHostMark } from '../rooms/NewHostMark.tsx';
import { PlaceName } from '../rooms/PlaceName.tsx';
import { cardSizes } from '../rooms/pictureSizes.ts';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { CardPrice } from './CardPrice.tsx';
import { cardHeights } from './cardHeights.ts';
import { factsShown, priceOf, sayFit } from './hitWords.ts';
import { wishesOfHit } from './wishesOfHit.ts';

interface Props {
  hit: RoomHit;
  /** The stay for which the room was found. */
  stay?: StayDays | undefined;
  /** The guests who were looked for, where there is a number. */
  people?: number | undefined;
  /** The facts of the query. */
  wanted?: readonly RoomFact[] | undefined;
  /** Load the picture at once: for what is seen without scrolling. */
  eager?: boolean;
}

/** A hotel in a list. All cards have the same height, so that the page does not shift when a list loads. */
export function RoomCard({ hit, stay, people, wanted, eager = false }: Props) {
  const nameId = useId();
  const [told] = hit.hotels;
  const hotel = told && inReadersWords(told);
  const room = hotel?.rooms[0];
  if (!hotel || !room) return null;
  const facts = factsShown(hit, wanted);
  const wishes = wishesOfHit(hit, { stay, people, wanted });
  return (
    <article aria-labelledby={nameId} className="group @container relative flex h-full flex-col">
      <div className={`mt-2.5 overflow-hidden ${cardHeights.words}`}>
        <h3
          id={nameId}
          dir="auto"
          lang={langOf(hotel.name)}
          className="line-clamp-2 text-xl/6 wrap-anywhere [&:lang(ur)]:leading-9"
        >
          {hotel.name}
        </h3>
        <p className="mt-0.5 flex gap-1 text-sm text-bark">
          <PlaceName typed={hit.Location} className="truncate" />
          <span aria-hidden="true">·</span>
          <span className="shrink-0">{formatShortClass(hotel.classType)}</span>
        </p>
        <p className={`numbers text-sm ${hit.together ? 'line-clamp-2' : 'truncate'}`}>{sayFit(hit, room)}</p>
        {facts.length > 0 && <Facts facts={facts} />}
        {/*
         * It has what the lines above leave free, and is cut off where they leave nothing. Urdu keeps the sans font:
         * Nastaliq is too high for these lines.
         */}
        <p
          dir="auto"
          lang={langOf(hotel.description)}
          className={`mt-0.5 font-sans text-sm text-bark wrap-anywhere ${facts.length > 0 ? 'line-clamp-1' : 'line-clamp-2'}`}
        >
          {hotel.description}
        </p>
      </div>
      <CardPrice {...priceOf(hit, room)} {...{ hit, room, stay, wishes, nameId }} />
      {/* The picture is above the name, and screen readers meet it after the name. */}
      <div className="relative -order-1 overflow-hidden rounded-picture [&_img]:transition-transform [&_img]:duration-500 [&_img]:ease-out motion-safe:group-hover:[&_img]:scale-103">
        <RoomPicture
          imgURL={room.images[0]?.imgURL}
          alt=""
          name={hotel.name}
          sizes={cardSizes}
          eager={eager}
          className={cardHeights.picture}
        />
        <KeepButton of={hit} wishes={wishes} onPicture />
        <div className="absolute inset-x-2 bottom-2 flex flex-wrap items-end justify-between gap-1.5">
          {hit.newHost && <NewHostMark />}
          {hotel.rating && (
            <span className="ms-auto rounded-control bg-paper px-2.5 py-0.5 text-sm">
              <RatingMark rating={hotel.rating} />
            </span>
          )}
        </div>
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly RoomFact[] }) {
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 overflow-hidden text-sm max-sm:max-h-10 urdu:max-h-[3.675rem]">
      {facts.map((fact) => (
        <li key={fact} className="flex items-center gap-1">
          <Icon name="check" className="size-4 text-juniper" />
          {sayFact(fact)}
        </li>
      ))}
    </ul>
  );
}
