import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { OtherRoom } from '../../../../shared/contracts/bookingRooms.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { formatStay } from '../../words/days.ts';
import { listed } from '../../words/lists.ts';
import { type Booking, roomsFrom, type StayRoom } from '../bookings/stay/booking.ts';
import { formatBeds, formatGuests, formatPrice } from '../rooms/format.ts';
import { useMoveRoom, useOtherRooms } from './api/requests.ts';

interface Props {
  booking: Booking;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks which room of a booking is to be moved, and to which one that is free, and says what follows. */
export function MoveSheet({ booking, name, onDone, onCancel }: Props) {
  const id = useId();
  const day = today();
  const rooms = roomsFrom(booking, day);
  const [room, setRoom] = useState(rooms[0] as StayRoom);
  const [to, setTo] = useState<number>();
  const [alert, setAlert] = useState<string>();
  const [busy, setBusy] = useState(false);
  const move = useMoveRoom(booking);
  const begins = booking.checkIn > day;
  const days = formatStay(begins ? booking.checkIn : day, booking.checkOut);
  const price = formatPrice(room.price);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (to === undefined) return setAlert(t`Choose a room first.`);
    setBusy(true);
    const { answer } = await outcomeOf(move(room.roomNumber, to));
    setBusy(false);
    if (answer) onDone();
    else onCancel();
  }

  function chooseFrom(each: StayRoom) {
    setRoom(each);
    setTo(undefined);
  }

  function choose(number: number) {
    setAlert(undefined);
    setTo(number);
  }

  return (
    <ConfirmDialog
      title={<Trans>Another room for {name}?</Trans>}
      action={<Trans>Move</Trans>}
      form={id}
      busy={busy}
      onCancel={onCancel}
    >
      <Trans>
        {days}, at the agreed price of {price} a night. The nights of the room until now can be booked by others at
        once.
      </Trans>{' '}
      {booking.source === undefined && <Trans>The guest gets a mail.</Trans>}
      <form id={id} onSubmit={(event) => void send(event)} className="numbers mt-4 grid gap-4 text-walnut">
        <FormAlert>{alert}</FormAlert>
        {rooms.length > 1 && (
          <Choices legend={<Trans>Which of its rooms?</Trans>}>
            {rooms.map((each) => (
              <Choice key={each.roomNumber} name="room" checked={each === room} onChoose={() => chooseFrom(each)}>
                <RoomName number={each.roomNumber} facts={[formatBeds(each.beds)]} />
              </Choice>
            ))}
          </Choices>
        )}
        <Others key={room.roomNumber} booking={booking} room={room} chosen={to} onChoose={choose} />
      </form>
    </ConfirmDialog>
  );
}

interface OthersProps {
  booking: Booking;
  room: StayRoom;
  chosen: number | undefined;
  onChoose: (roomNumber: number) => void;
}

/** The other rooms: those that are free first, and of the rest why they are none to choose. A guest with an account counts on the size. */
function Others({ booking, room, chosen, onChoose }: OthersProps) {
  const { others, error, retry } = useOtherRooms(booking, room.roomNumber);
  if (!others && error) return <ErrorState message={error.message} onRetry={retry} />;
  if (!others) return <Skeletons className="grid gap-3" shapes={Array(3).fill('h-11 w-full')} />;
  const isBarred = ({ free, smaller }: OtherRoom) => !free || (smaller && booking.source === undefined);
  const sorted = [...others].sort((one, other) => Number(isBarred(one)) - Number(isBarred(other)));
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
          checked={each.roomNumber === chosen}
          disabled={isBarred(each)}
          onChoose={() => onChoose(each.roomNumber)}
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

function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
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

function Choice({ name, checked, disabled = false, onChoose, children }: ChoiceProps) {
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

function RoomName({ number: roomNumber, facts }: { number: number; facts: string[] }) {
  return (
    <>
      <Trans>Room {roomNumber}</Trans>
      <span className="block text-sm text-bark">{listed(facts)}</span>
    </>
  );
}
