import { Trans, useLingui } from '@lingui/react/macro';
import { useMatches } from '../../components/useMatches.ts';
import { formatNights } from '../../words/days.ts';
import { type Offer, offersOf } from '../bookings/request/offers.ts';
import type { ChosenDays } from '../bookings/stay/chosenDays.ts';
import { formatBeds, formatGuests, formatPrice } from '../rooms/format.ts';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { type KindStays, useKindStays } from './kindStays.ts';
import { AlikeRooms, ChooseOffer, OfferFacts, OfferName } from './OfferParts.tsx';
import type { RoomView } from './roomView.ts';

/** The rooms of the hotel to choose from, with days at the price of the stay: a table, and on a phone a list. Nothing where there is no other room. */
export function RoomsOfHotel({ view, days }: { view: RoomView; days: ChosenDays }) {
  const { hotel, room } = view;
  const wide = useMatches('(min-width: 40rem)');
  const offers = offersOf(hotel.rooms);
  const others = offers.flatMap(({ rooms }) => rooms).filter(({ roomNumber }) => roomNumber !== room.roomNumber);
  const stays = useKindStays(view, others.length > 0 ? days : {});
  if (others.length === 0) return null;
  const Shown = wide ? OfferTable : OfferList;
  return (
    <section id="rooms" className="below-fold">
      <h2 className="text-2xl">
        <Trans>Rooms of this hotel</Trans>
      </h2>
      <Shown offers={offers} chosen={room.roomNumber} stays={stays} />
    </section>
  );
}

interface OffersProps {
  offers: readonly Offer[];
  /** Number of the room that the page shows. */
  chosen: number;
  stays: KindStays | undefined;
}

const cell = 'px-3 py-4 text-start align-top';

function OfferTable({ offers, chosen, stays }: OffersProps) {
  const { t } = useLingui();
  const length = stays && formatNights(stays.nights);
  return (
    <table className="numbers mt-4 w-full border-separate border-spacing-y-2">
      <thead className="text-sm text-bark">
        <tr>
          {[t`Room`, t`Guests`, t`Beds`, length === undefined ? t`Price a night` : t`Price for ${length}`].map(
            (head) => (
              <th key={head} scope="col" className="px-3 text-start font-normal">
                {head}
              </th>
            ),
          )}
          <td />
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.key} className={isChosen(offer, chosen) ? 'bg-glacier-pale' : 'bg-drift'}>
            <th scope="row" className={`${cell} rounded-s-control font-normal`}>
              <span className="font-semibold">
                <OfferName offer={offer} />
              </span>
              <AlikeRooms offer={offer} chosen={chosen} />
              <OfferFacts offer={offer} />
            </th>
            <td className={cell}>{offer.rooms[0].membersCapacity}</td>
            <td className={cell}>{offer.rooms[0].No_of_beds}</td>
            <td className={`${cell} font-semibold whitespace-nowrap`}>
              <TablePrice {...priceOf(offer, stays)} />
            </td>
            <td className="rounded-e-control p-2 text-end align-top">
              <ChooseOffer offer={offer} chosen={chosen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OfferList({ offers, chosen, stays }: OffersProps) {
  const { t } = useLingui();
  return (
    <ul className="numbers mt-4 grid grid-cols-1 gap-3">
      {offers.map((offer) => {
        const [room] = offer.rooms;
        return (
          <li
            key={offer.key}
            className={`rounded-picture p-4 ${isChosen(offer, chosen) ? 'bg-glacier-pale' : 'bg-drift'}`}
          >
            <div className="flex gap-3">
              <div className="min-w-0 grow">
                <h3 className="text-lg font-semibold">
                  <OfferName offer={offer} />
                </h3>
                <p>
                  {formatGuests(room.membersCapacity)} · {formatBeds(room.No_of_beds)}
                </p>
              </div>
              {room.images[0] && (
                <div className="w-[min(6rem,30%)] shrink-0 self-start overflow-hidden rounded-control">
                  <RoomPicture imgURL={room.images[0].imgURL} alt="" name={t`Room ${room.roomNumber}`} sizes="6rem" />
                </div>
              )}
            </div>
            <AlikeRooms offer={offer} chosen={chosen} />
            <OfferFacts offer={offer} />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p>
                <OfferPrice {...priceOf(offer, stays)} nights={stays?.nights} />
              </p>
              <ChooseOffer offer={offer} chosen={chosen} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface ShownPrice {
  price: number;
  /** It is that of the cheapest of the next nights. */
  isFrom: boolean;
}

/** Whole PKR of the stay in a room, where its days are chosen, or of a night. */
function priceOf({ key, rooms: [room] }: Offer, stays: KindStays | undefined): ShownPrice {
  const total = stays?.totals.get(key);
  if (total !== undefined) return { price: total, isFrom: false };
  return { price: room.from ?? room.price, isFrom: room.from !== undefined };
}

function TablePrice({ price, isFrom }: ShownPrice) {
  const amount = formatPrice(price);
  return isFrom ? <Trans>from {amount}</Trans> : amount;
}

function OfferPrice({ price, isFrom, nights }: ShownPrice & { nights: number | undefined }) {
  const amount = <strong className="font-semibold">{formatPrice(price)}</strong>;
  if (isFrom) return <Trans>from {amount} a night</Trans>;
  if (nights === undefined) return <Trans>{amount} a night</Trans>;
  const length = formatNights(nights);
  return (
    <Trans>
      {amount} for {length}
    </Trans>
  );
}

function isChosen({ rooms }: Offer, chosen: number): boolean {
  return rooms.some(({ roomNumber }) => roomNumber === chosen);
}
