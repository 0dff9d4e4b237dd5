import { Trans } from '@lingui/react/macro';
import { answerByOf } from '../../../../../shared/rules/answerBy.ts';
import { nightsBetween } from '../../../../../shared/rules/stays.ts';
import { Fact } from '../../../components/Fact.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useNow } from '../../../components/useNow.ts';
import { Written } from '../../../components/Written.tsx';
import { formatDay, formatMoment, isAbroad } from '../../../words/days.ts';
import { NewHostNote } from '../../rooms/NewHostMark.tsx';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { formatParty } from '../../rooms/partyWords.ts';
import { RoomPicture } from '../../rooms/RoomPicture.tsx';
import { AdvanceByTerms } from '../advance/AdvanceByTerms.tsx';
import { OfferedAdvance } from '../advance/OfferedAdvance.tsx';
import type { StayOffer } from '../api/stayOffer.ts';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { draftTerms } from './draftTerms.ts';
import { PriceSum } from './PriceSum.tsx';
import { agesIn, knownAges, partyIn } from './party/party.ts';
import { WantedRooms } from './WantedRooms.tsx';
import { wantedKinds } from './wantedKinds.ts';

interface SummaryProps {
  draft: BookingDraft;
  offer: StayOffer;
}

/** All that a drafted request says, and the way back to change it. */
export function RequestSummary({ draft, offer }: SummaryProps) {
  const { room, typed } = draft;
  const { arrival = '', checkOut = '' } = typedDays(typed);
  const nights = arrival && checkOut ? nightsBetween(arrival, checkOut) : 0;
  return (
    <>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
        <div className="self-start overflow-hidden rounded-picture">
          <RoomPicture imgURL={room.imgURL} alt="" name={room.hotelName} sizes="12rem" eager />
        </div>
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere sm:text-2xl">{room.hotelName}</h2>
          <p className="mt-1 text-bark wrap-anywhere">
            <PlaceName typed={room.location} />
          </p>
          <TextLink to={room.address} state={{ ask: true, from: room.from }}>
            <Trans>Change days, rooms, guests or note</Trans>
          </TextLink>
        </div>
      </div>
      <dl className="numbers grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-4">
        <Fact name={<Trans>Check-in</Trans>}>{arrival && formatDay(arrival)}</Fact>
        <Fact name={<Trans>Check-out</Trans>}>{checkOut && formatDay(checkOut)}</Fact>
        <Fact name={<Trans>Rooms</Trans>} className="col-span-2">
          <WantedRooms draft={draft} />
        </Fact>
        <Fact name={<Trans>Guests</Trans>} className="col-span-2">
          {formatParty({ guests: Number(typed.guests), children: knownAges(agesIn(room, typed)) })}
        </Fact>
        <Fact name={<Trans>Total price</Trans>} className="col-span-2">
          <PriceSum nights={nights} wanted={wantedKinds(draft)} party={partyIn(room, typed)} quote={offer.quote} />
        </Fact>
        <AdvanceFact draft={draft} offer={offer} />
        {typed.note.trim() && (
          <Fact name={<Trans>Note for the owner</Trans>} className="col-span-2">
            <Written text={typed.note} />
          </Fact>
        )}
      </dl>
      {room.newHost && <NewHostNote />}
    </>
  );
}

/** The advance that a request brings; without a connection nobody reckons it, and the terms of the hotel are known all the same. */
function AdvanceFact({ draft, offer: { quote, advance } }: SummaryProps) {
  const terms = draftTerms(draft, useNow());
  const { arrival = '' } = typedDays(draft.typed);
  const said = quote
    ? advance && <OfferedAdvance advance={advance} checkIn={arrival} total={quote.total} />
    : terms && (
        <div className="font-normal">
          <AdvanceByTerms terms={terms} />
        </div>
      );
  if (!said) return null;
  return (
    <Fact name={<Trans>In advance</Trans>} className="col-span-2">
      {said}
    </Fact>
  );
}

/** The consequence of sending now. */
export function WhatFollows({ arrival, hasAdvance }: { arrival: string; hasAdvance: boolean }) {
  const now = useNow();
  const by = formatMoment(answerByOf(now, arrival), now);
  return (
    <p className="text-sm text-bark">
      {hasAdvance ? (
        <Trans>
          The owner sees your name, email and number, and has until {by} to answer. You pay nothing before that, and you
          can take the request back.
        </Trans>
      ) : (
        <Trans>
          The owner sees your name, email and number, and has until {by} to answer. You pay at the hotel, and you can
          take the request back.
        </Trans>
      )}
      {isAbroad(now) && (
        <>
          {' '}
          <Trans>Days and times are those of Pakistan.</Trans>
        </>
      )}
    </p>
  );
}
