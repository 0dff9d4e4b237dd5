import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ApiError } from '../api/ApiError.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { useRoomDetails } from '../features/rooms/api/rooms.ts';
import { BackLink } from '../features/rooms/details/BackLink.tsx';
import { RoomDetails } from '../features/rooms/details/RoomDetails.tsx';
import { RoomDetailsSkeleton } from '../features/rooms/details/RoomDetailsSkeleton.tsx';
import { RoomMissing } from '../features/rooms/details/RoomMissing.tsx';
import { shownRoom } from '../features/rooms/details/shownRoom.ts';

/** The room that the address names: the property's id, and `?room=` for one of its rooms. */
export function RoomDetailsPage() {
  const { roomId = '' } = useParams();
  const room = useSearchParams()[0].get('room') ?? undefined;
  return (
    <div className="page pt-4 sm:pt-6 lg:pb-16">
      <BackLink />
      <div className="mt-3">
        <Room key={`${roomId}/${room}`} roomId={roomId} room={room} />
      </div>
    </div>
  );
}

function Room({ roomId, room }: { roomId: string; room: string | undefined }) {
  const { data, error, mutate } = useRoomDetails(roomId, room);
  if (error) return <RoomError error={error} onRetry={() => void mutate()} />;
  if (!data) return <RoomDetailsSkeleton />;
  const shown = shownRoom(data);
  return shown ? <RoomDetails shown={shown} /> : <RoomMissing />;
}

/** An address that the API refuses is one of no room. */
function RoomError({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useLingui();
  if (error.status === 404 || error.status === 400) return <RoomMissing>{error.message}</RoomMissing>;
  return (
    <div className="flex flex-col gap-8 pb-10">
      <PageTitle title={t`Room details`} />
      <ErrorState message={error.message} onRetry={onRetry} />
    </div>
  );
}
