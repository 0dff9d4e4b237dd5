import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorCatalogue } from '../../../../../shared/errorCatalogue.ts';
import { today } from '../../../../../shared/rules/dates.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { outcomeOf, type Success } from '../../../forms/outcomeOf.ts';
import { listed } from '../../../words/lists.ts';
import { say } from '../../../words/say.ts';
import { formatBeds, formatPrice } from '../../rooms/format.ts';
import { ChangedAdvanceLines } from '../advance/ChangedAdvanceLines.tsx';
import { type Booking, priceFrom, roomsFrom, type StayRoom } from './booking.ts';

interface Props {
  booking: Booking;
  title: ReactNode;
  /** The label of the button that gives the chosen rooms back. */
  action: ReactNode;
  /** The consequence. */
  children: ReactNode;
  send: (roomNumbers: number[]) => Promise<Success>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks which rooms of a booking go, all but one at most, and says its total without them. */
export function RoomsQuestion({ booking, title, action, children, send, onDone, onCancel }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const day = today();
  const rooms = roomsFrom(booking, day);
  const saved = rooms
    .filter(({ roomNumber }) => chosen.has(roomNumber))
    .reduce((sum, room) => sum + priceFrom(booking, room, day), 0);
  const left = booking.total - saved;
  const total = formatPrice(left);
  const isPart = chosen.size > 0 && chosen.size < rooms.length;

  function toggle(roomNumber: number) {
    setAlert(undefined);
    setChosen((before) => before.symmetricDifference(new Set([roomNumber])));
  }

  async function give(event: FormEvent) {
    event.preventDefault();
    if (chosen.size === 0) return setAlert(t`Choose a room first.`);
    if (chosen.size === rooms.length) return setAlert(say(errorCatalogue.last_room.message));
    setBusy(true);
    const { answer } = await outcomeOf(send([...chosen]));
    setBusy(false);
    if (answer) onDone();
    else onCancel();
  }

  return (
    <ConfirmDialog title={title} action={action} form={id} busy={busy} onCancel={onCancel}>
      {children}
      <form id={id} onSubmit={(event) => void give(event)} className="mt-4 grid gap-3 text-walnut">
        <fieldset className="numbers grid">
          <legend className="text-sm font-semibold">
            <Trans>Which rooms?</Trans>
          </legend>
          {rooms.map((room) => (
            <RoomChoice
              key={room.roomNumber}
              room={room}
              checked={chosen.has(room.roomNumber)}
              onToggle={() => toggle(room.roomNumber)}
            />
          ))}
        </fieldset>
        <div aria-live="polite" className="numbers grid gap-1">
          {isPart && (
            <>
              <p>
                <Trans>The total becomes {total}.</Trans>
              </p>
              <ChangedAdvanceLines booking={booking} after={{ checkIn: booking.checkIn, total: left }} />
            </>
          )}
        </div>
        <FormAlert>{alert}</FormAlert>
      </form>
    </ConfirmDialog>
  );
}

interface RoomChoiceProps {
  room: StayRoom;
  checked: boolean;
  onToggle: () => void;
}

function RoomChoice({ room: { roomNumber, beds, price }, checked, onToggle }: RoomChoiceProps) {
  const rate = formatPrice(price);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" checked={checked} onChange={onToggle} className="size-5 shrink-0 accent-glacier" />
      <span className="min-w-0 wrap-anywhere">
        <Trans>Room {roomNumber}</Trans>
        <span className="block text-sm text-bark">{listed([formatBeds(beds), rate])}</span>
      </span>
    </label>
  );
}
