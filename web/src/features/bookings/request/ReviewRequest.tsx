import { Trans, useLingui } from '@lingui/react/macro';
import { answerByOf } from '../../../../../shared/rules/bookingLife.ts';
import { nightsBetween, stayTotal } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { Fact } from '../../../components/Fact.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useNow } from '../../../components/useNow.ts';
import { Written } from '../../../components/Written.tsx';
import { formatDay, formatMoment, formatNights, isAbroad } from '../../../words/days.ts';
import { formatBeds, formatGuests, formatPrice } from '../../rooms/format.ts';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { RoomPicture } from '../../rooms/RoomPicture.tsx';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { PriceSum } from './PriceSum.tsx';
import { Refusal } from './Refusal.tsx';
import { useSending } from './useSending.ts';

/** A drafted request with all that will be sent, and the button that sends it. */
export function ReviewRequest({ kept }: { kept: BookingDraft }) {
  const { t } = useLingui();
  const { draft, priceBefore, busy, wrong, alert, form, wait } = useSending(kept);
  const { room, typed } = draft;
  const { arrival = '', checkOut = '' } = typedDays(typed);
  const nights = arrival && checkOut ? nightsBetween(arrival, checkOut) : 0;
  return (
    <form {...form} className="mx-auto grid max-w-2xl gap-5">
      <PageTitle title={t`Look it over, then send`} />
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
        <div className="self-start overflow-hidden rounded-picture">
          <RoomPicture imgURL={room.imgURL} alt="" name={room.hotelName} sizes="12rem" eager />
        </div>
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere sm:text-2xl">{room.hotelName}</h2>
          <p className="mt-1 text-bark wrap-anywhere">
            <Trans>Room {room.roomNumber}</Trans> · <PlaceName typed={room.location} /> · {formatBeds(room.beds)}
          </p>
          <TextLink to={room.address} state={{ ask: true }}>
            <Trans>Change days, guests or note</Trans>
          </TextLink>
        </div>
      </div>
      <dl className="numbers grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-4">
        <Fact name={<Trans>Check-in</Trans>}>{arrival && formatDay(arrival)}</Fact>
        <Fact name={<Trans>Check-out</Trans>}>{checkOut && formatDay(checkOut)}</Fact>
        <Fact name={<Trans>Guests</Trans>}>{formatGuests(Number(typed.guests))}</Fact>
        <Fact name={<Trans>Total price</Trans>} className="col-span-2">
          <PriceSum nights={nights} price={room.price} />
        </Fact>
        {typed.note.trim() && (
          <Fact name={<Trans>Note for the owner</Trans>} className="col-span-2">
            <Written text={typed.note} />
          </Fact>
        )}
      </dl>
      {priceBefore !== undefined && <PriceChange before={priceBefore} now={room.price} nights={nights} />}
      <Refusal error={alert} wrong={wrong} address={room.address} onWait={wait} />
      <div className="grid gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start sm:px-12">
          <Trans>Send</Trans>
        </Button>
        {arrival && <WhatFollows arrival={arrival} />}
      </div>
    </form>
  );
}

/** The consequence of sending now. */
function WhatFollows({ arrival }: { arrival: string }) {
  const now = useNow();
  const by = formatMoment(answerByOf(now, arrival), now);
  return (
    <p className="text-sm text-bark">
      <Trans>
        The owner sees your name, email and number, and has until {by} to answer. You pay at the hotel, and you can take
        the request back.
      </Trans>
      {isAbroad(now) && (
        <>
          {' '}
          <Trans>Days and times are those of Pakistan.</Trans>
        </>
      )}
    </p>
  );
}

interface Props {
  /** Whole PKR a night, as it was seen and as it is. */
  before: number;
  now: number;
  nights: number;
}

/** The owner has changed the price since the guest saw it: both, before anything is sent. */
function PriceChange({ before, now, nights }: Props) {
  const [old, current] = [formatPrice(before), formatPrice(now)];
  const [oldTotal, total] = [formatPrice(stayTotal(nights, before)), formatPrice(stayTotal(nights, now))];
  return (
    <div role="alert">
      <p
        tabIndex={-1}
        className="numbers scroll-mt-24 rounded-control bg-apricot-pale px-4 py-3 text-walnut outline-none"
      >
        <Trans>
          The price was {old} a night and is <strong className="font-semibold">{current}</strong> now:{' '}
          {formatNights(nights)} cost {total} instead of {oldTotal}. Send it if that is right for you.
        </Trans>
      </p>
    </div>
  );
}
