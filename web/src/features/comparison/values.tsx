import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { sayFact } from '../../words/facts.ts';
import { RatingMark } from '../reviews/RatingMark.tsx';
import { priceOf, sayFit } from '../roomList/hitWords.ts';
import { formatPrice, formatShortClass, type StayDays } from '../rooms/format.ts';
import { NewHostMark } from '../rooms/NewHostMark.tsx';
import { PlaceName } from '../rooms/PlaceName.tsx';
import { type ComparedColumn, costOf, holdingOf } from './comparedColumns.ts';
import type { Comparison } from './comparisonAddress.ts';
import { TakeOut } from './TakeOut.tsx';
import { useRoomLink } from './useRoomLink.ts';

interface ValueProps {
  column: ComparedColumn;
}

/** The total of the stay, or the price of a night where there is none, and whether it is the lowest. */
export function PriceValue({ column, stay, isLowest }: ValueProps & { stay: StayDays | undefined; isLowest: boolean }) {
  const total = stay && costOf(column, true);
  return (
    <>
      <strong className="block font-semibold sm:text-lg">
        {total === undefined ? <Nightly column={column} isSaid={stay !== undefined} /> : formatPrice(total)}
      </strong>
      {total !== undefined && (
        <span className="block text-sm text-bark">
          <Nightly column={column} isSaid />
        </span>
      )}
      {isLowest && <Leading>{stay ? <Trans>Lowest total</Trans> : <Trans>Lowest price</Trans>}</Leading>}
    </>
  );
}

/** The price of a night; `isSaid` where the line's name does not say that it is one. */
function Nightly({ column: { hit, room }, isSaid }: ValueProps & { isSaid: boolean }) {
  const { price, isLowest: isFrom } = priceOf(hit, room);
  if (!isSaid) return isFrom ? <Trans>from {formatPrice(price)}</Trans> : formatPrice(price);
  return isFrom ? <Trans>from {formatPrice(price)} a night</Trans> : <Trans>{formatPrice(price)} a night</Trans>;
}

/** The rooms and whom they sleep, and whether those are fewer than were looked for. */
export function RoomValue({ column: { hit, room }, people = 0 }: ValueProps & { people: number | undefined }) {
  const kinds = hit.together?.kinds ?? [{ count: 1, membersCapacity: room.membersCapacity }];
  const sleeps = kinds.reduce((sum, { count, membersCapacity }) => sum + count * membersCapacity, 0);
  return (
    <>
      {sayFit(hit, room)}
      {sleeps < people && (
        <span className="block text-sm text-apricot-deep">
          <Trans>Too small for {people} guests</Trans>
        </span>
      )}
    </>
  );
}

export function RatingValue({ column: { hit, hotel }, isBest }: ValueProps & { isBest: boolean }) {
  return (
    <>
      {hotel.rating ? (
        <RatingMark rating={hotel.rating} />
      ) : (
        <span className="text-bark">
          <Trans>No reviews yet</Trans>
        </span>
      )}
      {isBest && (
        <Leading>
          <Trans>Best rating</Trans>
        </Leading>
      )}
      {hit.newHost && <NewHostMark className="mt-1 inline-block" />}
    </>
  );
}

export function PlaceValue({ column: { hit, hotel } }: ValueProps) {
  return (
    <>
      <PlaceName typed={hit.Location} />
      <span className="block text-sm text-bark">{formatShortClass(hotel.classType)}</span>
    </>
  );
}

/** Whether a fact is stated of a room, or the lesser one that stands in for it. */
export function FactValue({ column, fact }: ValueProps & { fact: RoomFact }) {
  const held = holdingOf(column, fact);
  if (held === undefined) {
    return (
      <span className="flex items-center gap-1.5 text-bark">
        <Icon name="minus" className="size-4" />
        <Trans>Not stated</Trans>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5">
      <Icon name="check" className="size-4 text-juniper" />
      {held === fact ? <Trans>Yes</Trans> : sayFact(held)}
    </span>
  );
}

/** The ways on from a room: to its page, and out of the comparison. */
export function LinksValue({ column, comparison }: ValueProps & { comparison: Comparison }) {
  const { t } = useLingui();
  const { compared, hotel } = column;
  const { name } = hotel;
  return (
    <div className="flex flex-col items-start gap-1">
      <ButtonLink
        {...useRoomLink(column, comparison)}
        variant="secondary"
        className="max-sm:px-3.5"
        aria-label={t`Check Prices: ${name}`}
      >
        <Trans>Check Prices</Trans>
      </ButtonLink>
      <TakeOut room={compared} name={name} comparison={comparison} />
    </div>
  );
}

function Leading({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 inline-block rounded-control bg-juniper-pale px-2 py-0.5 text-sm font-semibold text-juniper">
      {children}
    </span>
  );
}
