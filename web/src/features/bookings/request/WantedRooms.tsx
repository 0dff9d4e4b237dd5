import { Trans } from '@lingui/react/macro';
import { formatPrice, formatRoomCount, formatSleeps } from '../../rooms/format.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { namesRoom, wantedKinds } from './wantedKinds.ts';

/** The rooms that a draft asks for, a line a kind. */
export function WantedRooms({ draft }: { draft: Pick<BookingDraft, 'room' | 'counts'> }) {
  const { room } = draft;
  const [own] = room.kinds.filter(({ kind }) => kind === room.kind);
  return (
    <>
      <ul className="grid gap-0.5">
        {wantedKinds(draft).map((wanted) => (
          <li key={wanted.kind}>
            {formatRoomCount(wanted.count)}: {formatSleeps(wanted)} ·{' '}
            <span className="whitespace-nowrap">{formatPrice(wanted.price)}</span>
          </li>
        ))}
      </ul>
      {namesRoom(draft) && (own?.rooms ?? 1) > 1 && (
        <p className="text-sm font-normal text-bark">
          <Trans>Room {room.roomNumber}, or another of the same kind if it is taken.</Trans>
        </p>
      )}
    </>
  );
}
