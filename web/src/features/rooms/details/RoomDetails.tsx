import { Trans, useLingui } from '@lingui/react/macro';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { KeepButton } from '../../kept/KeepButton.tsx';
import { RatingMark } from '../../reviews/RatingMark.tsx';
import { RoomReviews } from '../../reviews/RoomReviews.tsx';
import { NewHostMark } from '../NewHostMark.tsx';
import { ReportListing } from '../report/ReportListing.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { Gallery } from './Gallery.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { ShareRoom } from './ShareRoom.tsx';
import type { ShownRoom } from './shownRoom.ts';

/** All about one room. */
export function RoomDetails({ shown }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { property, hotel, room, others, marks } = shown;
  const { rating } = hotel;
  const roomName = t`Room ${room.roomNumber}`;
  useDocumentTitle(`${hotel.name}, ${roomName}`);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
      <div className="min-w-0">
        <header className="mb-6">
          <h1 className="text-title wrap-anywhere">{hotel.name}</h1>
          <p className="mt-2 text-lg text-bark">
            {roomName} · {property.Location}
          </p>
          {rating && (
            <p className="mt-2">
              <a href="#reviews" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                <RatingMark rating={rating} />
              </a>
            </p>
          )}
          {property.newHost && (
            <p className="mt-3">
              <NewHostMark />
            </p>
          )}
          <div className="flex flex-wrap items-end gap-x-3">
            <ShareRoom shown={shown} />
            <KeepButton of={property} />
          </div>
        </header>
        <div className="flex flex-col gap-12">
          <Gallery photos={room.images.map(({ imgURL }) => imgURL)} subject={`${hotel.name}, ${roomName}`} />
          <section>
            <h2 className="text-2xl">
              <Trans>About this hotel</Trans>
            </h2>
            <p className="mt-3 max-w-prose text-lg wrap-anywhere whitespace-pre-line">{hotel.description}</p>
          </section>
          <GoodToKnow shown={shown} />
          <section>
            <h2 className="mb-5 text-2xl">
              <Trans>The room</Trans>
            </h2>
            <RoomFacts shown={shown} />
          </section>
          {rating && <RoomReviews propertyId={property._id} rating={rating} marks={marks} />}
          <OtherRooms propertyId={property._id} rooms={others} />
          <ReportListing propertyId={property._id} />
        </div>
      </div>
      <BookingPanel shown={shown} />
    </div>
  );
}
