import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readDays } from '../../../shared/addresses/daysInAddress.ts';
import { nightsBetween } from '../../../shared/rules/stays.ts';
import { type ApiError, isNotThere } from '../api/ApiError.ts';
import { useApi } from '../api/useApi.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx';
import { useDocumentTitle } from '../components/useDocumentTitle.ts';
import { useSeenRoom } from '../features/kept/seenRooms.ts';
import { BackLink } from '../features/roomPage/BackLink.tsx';
import { PricePanel } from '../features/roomPage/PricePanel.tsx';
import { RoomDetails } from '../features/roomPage/RoomDetails.tsx';
import { roomViewOf } from '../features/roomPage/roomView.ts';
import { PlaceName } from '../features/rooms/PlaceName.tsx';
import { cardSizes } from '../features/rooms/pictureSizes.ts';
import { RoomPicture } from '../features/rooms/RoomPicture.tsx';
import { isBrief, type RoomBrief } from '../features/rooms/roomBrief.ts';
import { fromHistory } from '../historyState.ts';
import { FallbackRoom } from '../illustrations/FallbackRoom.tsx';
import { paths, roomIn } from '../paths.ts';
import { listed } from '../words/lists.ts';

/** The room that the address names: the property's id, and `?room=` for one of its rooms. */
export function RoomDetailsPage() {
  const roomId = roomIn(useLocation().pathname) ?? '';
  const room = useSearchParams()[0].get('room') ?? undefined;
  const place = useRoomDetails(roomId, room).data?.data.roomDetails.Location;
  return (
    <div className="page pt-4 sm:pt-6 lg:pb-16">
      <BackLink place={place} />
      <div className="mt-3">
        <Room key={roomId} roomId={roomId} room={room} />
      </div>
    </div>
  );
}

function Room({ roomId, room }: { roomId: string; room: string | undefined }) {
  const { data, error, mutate } = useRoomDetails(roomId, room);
  useSeenRoom(data?.data.roomDetails);
  const brief = useBrief(roomId, room);
  const answered = useMemo(() => data && (roomViewOf(data, room) ?? 'missing'), [data, room]);
  // The answer that a page brings along is soon followed by a newer one, which a slow phone works in while it answers its reader.
  const shown = useDeferredValue(answered) ?? answered;
  // A reading that fails later leaves what was read on show, unless the room is gone.
  if (error && (!data || isNotThere(error))) return <RoomError error={error} onRetry={() => void mutate()} />;
  if (shown === undefined) return brief ? <RoomInBrief brief={brief} /> : <RoomSkeleton />;
  return shown === 'missing' ? <RoomMissing /> : <RoomDetails view={shown} />;
}

/** The facts of this room from the card that led here. */
function useBrief(roomId: string, room: string | undefined): RoomBrief | undefined {
  const brief = fromHistory(useLocation().state, 'brief');
  return isBrief(brief) && brief._id === roomId && String(brief.room) === room ? brief : undefined;
}

/** An address that the API refuses is one of no room. */
function RoomError({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useLingui();
  if (isNotThere(error)) return <RoomMissing>{error.message}</RoomMissing>;
  return (
    <div className="flex flex-col gap-8 pb-10">
      <PageTitle title={t`Room details`} />
      <ErrorState onRetry={onRetry} />
    </div>
  );
}

/** Says that there is no such room, in the API's words, and leads to the search. */
function RoomMissing({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="grid items-center gap-8 py-4 sm:grid-cols-2 sm:gap-14">
      <div>
        <PageTitle title={t`Room not found`}>{children}</PageTitle>
        <ButtonLink to={paths.search} className="mt-7">
          <Trans>Search rooms</Trans>
        </ButtonLink>
      </div>
      <FallbackRoom className="aspect-3/2 w-full rounded-picture" />
    </div>
  );
}

/** The layout of a room's page, while the room loads. */
function RoomSkeleton() {
  return (
    <SkeletonGroup
      className="min-h-dvh"
      said={
        <h1>
          <Trans>Loading the room</Trans>
        </h1>
      }
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
        <div>
          <Skeleton className="h-11 w-96 max-w-full" />
          <Skeleton className="mt-2 mb-6 h-7 w-52" />
          <Skeleton className="aspect-3/2 w-full rounded-picture" />
        </div>
        <Skeleton className="hidden h-[calc(100dvh-7.5rem)] rounded-panel lg:-mt-14 lg:block" />
      </div>
    </SkeletonGroup>
  );
}

/** One room of a property, by its number; without a number the first. While another one loads, the answer of the one before stays. */
function useRoomDetails(propertyId: string, room: string | undefined) {
  const query = room === undefined ? {} : { room: Number(room) };
  return useApi('getRoomDetails', { params: { roomId: propertyId }, query }, { keepPreviousData: true });
}

/** The facts of a room from its card, in their places on the page, while the page loads the rest. */
function RoomInBrief({ brief }: { brief: RoomBrief }) {
  const { t } = useLingui();
  const { name, place, price, total, photo } = brief;
  const { checkIn = '', checkOut = '' } = readDays(useSearchParams()[0]);
  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0;
  const subject = listed([name, t`Room ${brief.room}`]);
  useDocumentTitle(subject);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
      <div className="min-h-dvh min-w-0">
        <header className="mb-6">
          <h1 className="text-title wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 min-h-11 text-lg text-bark">
            <PlaceName typed={place} />
          </p>
          <SkeletonGroup className="mt-1" said={<Trans>Loading the room</Trans>}>
            <Skeleton className="h-7 w-40" />
            <Skeleton className="mt-4 h-11 w-52" />
          </SkeletonGroup>
        </header>
        {/* As wide as on the card, so that the same file is shown at once. */}
        <RoomPicture imgURL={photo} alt={subject} sizes={cardSizes} eager className="rounded-picture" />
      </div>
      <PricePanel price={price} nights={nights} quoted={total} about={<Skeleton className="h-5 w-28" />}>
        <Skeleton className="h-12 w-36 lg:my-5 lg:h-80 lg:w-full" />
      </PricePanel>
    </div>
  );
}
