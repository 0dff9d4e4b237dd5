import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay, formatStay } from '../../../words/days.ts';
import { formatPrice, formatSleeps } from '../../rooms/format.ts';
import { formatParty } from '../../rooms/partyWords.ts';
import { sayQuoteShortly } from '../../rooms/quoteWords.ts';
import { ChangedAdvanceLines } from '../advance/ChangedAdvanceLines.tsx';
import type { Booking, SideOfProposal, StayProposal, StayRoom } from './booking.ts';
import { exchangedRooms } from './proposals.ts';

interface Props {
  booking: Booking;
  proposal: StayProposal;
}

/** The days, the guests and the rooms that a proposal changes and the total of the booking, as agreed and as proposed, side by side, and its advance. */
export function ProposalSides({ booking, proposal }: Props) {
  const { left, taken } = exchangedRooms(booking, proposal);
  return (
    <>
      <dl className="numbers grid grid-cols-2 gap-x-4">
        <OneSide name={<Trans>Agreed</Trans>} rooms={left} side={proposal.agreed} than={proposal} />
        <OneSide name={<Trans>Proposed</Trans>} rooms={taken} side={proposal} than={proposal.agreed} />
      </dl>
      <ChangedAdvanceLines booking={booking} after={proposal} />
    </>
  );
}

interface SideProps {
  name: ReactNode;
  rooms: readonly StayRoom[];
  side: SideOfProposal;
  /** The other side: days and guests that are equal need no words. */
  than: SideOfProposal;
}

function OneSide({ name, rooms, side, than }: SideProps) {
  const { checkIn, checkOut } = side;
  const sum = formatPrice(side.total);
  const isMoved = checkIn !== than.checkIn || checkOut !== than.checkOut;
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-bark">{name}</dt>
      {isMoved && <dd className="mt-1 wrap-anywhere">{formatStay(checkIn, checkOut)}</dd>}
      {formatParty(side) !== formatParty(than) && <dd className="mt-1 wrap-anywhere">{formatParty(side)}</dd>}
      {rooms.map((room) => (
        <ProposedRoom key={room.roomNumber} room={room} />
      ))}
      {sayQuoteShortly(side.quote).map((line) => (
        <dd key={line} className="mt-1 text-sm text-bark wrap-anywhere">
          {line}
        </dd>
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
