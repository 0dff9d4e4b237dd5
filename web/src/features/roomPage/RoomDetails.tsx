import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDays } from '../../../../shared/addresses/daysInAddress.ts';
import { CoveredLine } from '../../components/CoveredLine.tsx';
import { useDocumentTitle } from '../../components/useDocumentTitle.ts';
import { Written } from '../../components/Written.tsx';
import { listed } from '../../words/lists.ts';
import { type ChosenDays, typedDays } from '../bookings/stay/chosenDays.ts';
import { RoomReviews } from '../reviews/RoomReviews.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { CancellingAndPaying } from './CancellingAndPaying.tsx';
import { Gallery } from './Gallery.tsx';
import { ReportListing } from './ReportListing.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomsOfHotel } from './RoomsOfHotel.tsx';
import type { RoomView } from './roomView.ts';
import { SightsAround } from './SightsAround.tsx';
import { statedAmenities } from './statedAmenities.ts';
import { YourHost } from './YourHost.tsx';

/** All about one room. */
export const RoomDetails = memo(function RoomDetails({ view }: { view: RoomView }) {
  const { t } = useLingui();
  const { property, hotel, room, host, marks } = view;
  const roomName = t`Room ${room.roomNumber}`;
  const [days, setDays] = useDays();
  const subject = listed([hotel.name, roomName]);
  useDocumentTitle(subject);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
      <div className="min-w-0">
        <RoomHeader view={view} />
        <div className="flex flex-col gap-12">
          <Gallery key={room.roomNumber} photos={room.images.map(({ imgURL }) => imgURL)} subject={subject} />
          <section>
            <h2 className="mb-5 text-2xl">
              <Trans>The room</Trans>
            </h2>
            <RoomFacts view={view} />
          </section>
          <section>
            <h2 className="text-2xl">
              <Trans>About this hotel</Trans>
            </h2>
            <Written text={hotel.description} className="mt-3 max-w-prose text-lg [&:lang(ur)]:leading-[2.1]" />
            <CoveredLine text={hotel.description} />
          </section>
          <GoodToKnow view={view} />
          {view.sights && <SightsAround sights={view.sights} />}
          <RoomsOfHotel view={view} days={days} />
          {host && <YourHost host={host} view={view} days={days} />}
          {hotel.rating && <RoomReviews propertyId={property._id} rating={hotel.rating} marks={marks} />}
          <HouseRules view={view} />
          <ReportListing propertyId={property._id} />
        </div>
      </div>
      <BookingPanel view={view} days={days} onDays={setDays} />
    </div>
  );
});

/** The days that are chosen in the form, and before there is one those of the address. */
function useDays(): [ChosenDays, (days: ChosenDays) => void] {
  const { checkIn = '', checkOut = '' } = readDays(useSearchParams()[0]);
  const [chosen, setChosen] = useState<ChosenDays>();
  return [chosen ?? typedDays({ bookingStartDate: checkIn, bookingEndDate: checkOut }), setChosen];
}

/** The stated amenities, and the last kilometre of the road; nothing where the owner states none. */
function GoodToKnow({ view }: { view: RoomView }) {
  const lastKilometre = view.hotel.amenities?.lastKilometre;
  const { chips } = statedAmenities(view);
  if (chips.length === 0 && !lastKilometre) return null;
  return (
    <section className="below-fold">
      <h2 className="text-2xl">
        <Trans>Good to know</Trans>
      </h2>
      {chips.length > 0 && (
        <ul className="numbers mt-4 flex flex-wrap gap-2">
          {chips.map(({ words }) => (
            <li key={words} className="rounded-full bg-drift px-4 py-2">
              {words}
            </li>
          ))}
        </ul>
      )}
      {lastKilometre && (
        <>
          <h3 className="mt-6 text-lg font-semibold">
            <Trans>The last kilometre</Trans>
          </h3>
          <Written text={lastKilometre} className="mt-1 max-w-prose" />
        </>
      )}
    </section>
  );
}

/** When guests come and go, what the owner asks of them, and how a booking is ended. */
function HouseRules({ view }: { view: RoomView }) {
  const { rules } = statedAmenities(view);
  return (
    <div className="below-fold grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {rules.length > 0 && (
        <section>
          <h2 className="text-2xl">
            <Trans>House rules</Trans>
          </h2>
          <ul className="numbers mt-3 grid gap-1.5">
            {rules.map(({ name, words }) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <CancellingAndPaying terms={view.terms} />
    </div>
  );
}
