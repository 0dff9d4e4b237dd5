import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../../words/days.ts';
import { formatPrice, formatSleeps } from '../../rooms/format.ts';
import type { Booking, StayProposal, StayRoom } from './booking.ts';
import { exchangedRooms } from './proposals.ts';

interface Props {
  booking: Booking;
  proposal: StayProposal;
}

/** The rooms that a proposal exchanges and the total of the booking, as agreed and as proposed, side by side. */
export function ProposalSides({ booking, proposal }: Props) {
  const { left, taken } = exchangedRooms(booking, proposal);
  return (
    <dl className="numbers grid grid-cols-2 gap-x-4">
      <OneSide name={<Trans>Agreed</Trans>} rooms={left} total={proposal.agreedTotal} />
      <OneSide name={<Trans>Proposed</Trans>} rooms={taken} total={proposal.total} />
    </dl>
  );
}

interface SideProps {
  name: ReactNode;
  rooms: readonly StayRoom[];
  total: number;
}

function OneSide({ name, rooms, total }: SideProps) {
  const sum = formatPrice(total);
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-bark">{name}</dt>
      {rooms.map((room) => (
        <ProposedRoom key={room.roomNumber} room={room} />
      ))}
      <dd className="mt-2 font-semibold wrap-anywhere">
        <Trans>{sum} in all</Trans>
      </dd>
    </div>
  );
}

function ProposedRoom({ room: { roomNumber, from, ...room } }: { room: StayRoom }) {
  const rates = formatPrice(room.price);
  return (
    <dd className="mt-1 wrap-anywhere">
      <Trans>Room {roomNumber}</Trans>
      <span className="block text-sm text-bark">{formatSleeps(room)}</span>
      <span className="block text-sm text-bark">
        <Trans>{rates} a night</Trans>
      </span>
      {from !== undefined && (
        <span className="block text-sm text-bark">
          <Trans>from {formatDay(from)}</Trans>
        </span>
      )}
    </dd>
  );
}
