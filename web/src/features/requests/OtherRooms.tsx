import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OtherRoom } from '../../../../shared/contracts/bookingRooms.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { listed } from '../../words/lists.ts';
import type { Booking, StayRoom } from '../bookings/stay/booking.ts';
import { formatBeds, formatGuests, formatPrice } from '../rooms/format.ts';
import { useOtherRooms } from './api/requests.ts';

interface Props {
  booking: Booking;
  room: StayRoom;
  chosen: OtherRoom | undefined;
  onChoose: (room: OtherRoom) => void;
}

/** The other rooms of the hotel: those that are free first, the smaller ones after those, and of the rest why they are none to choose. */
export function OtherRooms({ booking, room, chosen, onChoose }: Props) {
  const { others, error, retry } = useOtherRooms(booking, room.roomNumber);
  if (!others && error) return <ErrorState onRetry={retry} />;
  if (!others) return <Skeletons className="grid gap-3" shapes={Array(3).fill('h-11 w-full')} />;
  const rankOf = ({ free, smaller }: OtherRoom) => (free ? Number(smaller) : 2);
  const sorted = [...others].sort((one, other) => rankOf(one) - rankOf(other));
  if (sorted.length === 0) {
    return (
      <p>
        <Trans>This hotel has no other room.</Trans>
      </p>
    );
  }
  return (
    <Choices legend={<Trans>To which room?</Trans>}>
      {sorted.map((each) => (
        <Choice
          key={each.roomNumber}
          name="to"
          checked={each.roomNumber === chosen?.roomNumber}
          disabled={!each.free}
          onChoose={() => onChoose(each)}
        >
          <RoomName number={each.roomNumber} facts={factsOf(each)} />
        </Choice>
      ))}
    </Choices>
  );
}

function factsOf({ free, smaller, No_of_beds: beds, capacity, price }: OtherRoom): string[] {
  if (!free) return [t`Not free on these nights`];
  const facts = [formatBeds(beds), formatGuests(capacity), formatPrice(price)];
  return smaller ? [...facts, t`smaller than what was booked`] : facts;
}

export function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid">
      <legend className="text-sm font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function Choice({ name, checked, disabled = false, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default has-disabled:text-bark">
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="size-5 shrink-0 accent-glacier"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

export function RoomName({ number: roomNumber, facts }: { number: number; facts: string[] }) {
  return (
    <>
      <Trans>Room {roomNumber}</Trans>
      <span className="block text-sm text-bark">{listed(facts)}</span>
    </>
  );
}
