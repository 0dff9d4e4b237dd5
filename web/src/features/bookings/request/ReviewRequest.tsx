import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { answerByOf } from '../../../../../shared/rules/bookingLife.ts';
import { nightsBetween } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useNow } from '../../../components/useNow.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { formatDay, formatMoment, isAbroad } from '../../../words/days.ts';
import { formatBeds, formatGuests } from '../../rooms/format.ts';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { RoomPicture } from '../../rooms/RoomPicture.tsx';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { PriceChange } from './PriceChange.tsx';
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
        <Fact name={<Trans>Total price</Trans>} wide>
          <PriceSum nights={nights} price={room.price} />
        </Fact>
        {typed.note.trim() && (
          <Fact name={<Trans>Note for the owner</Trans>} wide>
            <p dir="auto" lang={langOf(typed.note)} className="whitespace-pre-line">
              {typed.note}
            </p>
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

/** What follows when it is sent now. */
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

function Fact({ name, wide = false, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
