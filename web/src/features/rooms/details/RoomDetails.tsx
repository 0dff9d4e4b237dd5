import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDays } from '../../../../../shared/rules/daysInAddress.ts';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { listed } from '../../../words/lists.ts';
import { type ChosenDays, typedDays } from '../../bookings/stay/chosenDays.ts';
import { RoomReviews } from '../../reviews/RoomReviews.tsx';
import { ReportListing } from '../report/ReportListing.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { Gallery } from './Gallery.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { HouseRules } from './HouseRules.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomsOfHotel } from './RoomsOfHotel.tsx';
import type { ShownRoom } from './shownRoom.ts';
import { YourHost } from './YourHost.tsx';

/** All about one room. */
export const RoomDetails = memo(function RoomDetails({ shown }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { property, hotel, room, host, marks } = shown;
  const roomName = t`Room ${room.roomNumber}`;
  const [days, setDays] = useDays();
  const subject = listed([hotel.name, roomName]);
  useDocumentTitle(subject);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
      <div className="min-w-0">
        <RoomHeader shown={shown} />
        <div className="flex flex-col gap-12">
          <Gallery key={room.roomNumber} photos={room.images.map(({ imgURL }) => imgURL)} subject={subject} />
          <section>
            <h2 className="text-2xl">
              <Trans>About this hotel</Trans>
            </h2>
            <p
              dir="auto"
              lang={langOf(hotel.description)}
              className="mt-3 max-w-prose text-lg wrap-anywhere whitespace-pre-line [&:lang(ur)]:leading-[2.1]"
            >
              {hotel.description}
            </p>
          </section>
          <GoodToKnow shown={shown} />
          <RoomsOfHotel shown={shown} />
          <HouseRules shown={shown} />
          <section className="below-fold">
            <h2 className="mb-5 text-2xl">
              <Trans>The room</Trans>
            </h2>
            <RoomFacts shown={shown} days={days} />
          </section>
          {host && <YourHost host={host} />}
          {hotel.rating && <RoomReviews propertyId={property._id} rating={hotel.rating} marks={marks} />}
          <ReportListing propertyId={property._id} />
        </div>
      </div>
      <BookingPanel shown={shown} days={days} onDays={setDays} />
    </div>
  );
});

/** The days that are chosen in the form, and before there is one those of the address. */
function useDays(): [ChosenDays, (days: ChosenDays) => void] {
  const { checkIn = '', checkOut = '' } = readDays(useSearchParams()[0]);
  const [chosen, setChosen] = useState<ChosenDays>();
  return [chosen ?? typedDays({ bookingStartDate: checkIn, bookingEndDate: checkOut }), setChosen];
}
