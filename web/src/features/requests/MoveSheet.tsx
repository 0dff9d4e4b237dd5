import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { today } from '../../../../shared/rules/dates.ts';
import { roomFields } from '../../../../shared/rules/property.ts';
import { proposalEndsAt } from '../../../../shared/rules/proposalLife.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { controlOf } from '../../forms/controlOf.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { formatMoment, formatStay } from '../../words/days.ts';
import { ChangedAdvanceLines } from '../bookings/advance/ChangedAdvanceLines.tsx';
import { type Booking, roomsFrom } from '../bookings/stay/booking.ts';
import { formatBeds, formatPrice } from '../rooms/format.ts';
import { Choice, Choices, OtherRooms, RoomName } from './OtherRooms.tsx';
import { type DraftMove, isAsked, totalAfter } from './roomMove.ts';
import { type PickedRoom, useMoveSheet } from './useMoveSheet.ts';

interface Props {
  booking: Booking;
  name: string;
  /** The number of the room that is to be moved, and the room that was chosen for it, where that was done before. */
  picked?: PickedRoom;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Asks which room of a booking is to be moved, to which one that is free, and at which price, and says what follows. A smaller or
 * dearer room is proposed to a guest with an account.
 */
export function MoveSheet({ booking, name, ...closing }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { draft, errors, busy, ...sheet } = useMoveSheet(booking, closing);
  const { room, to } = draft;
  const day = today();
  const rooms = roomsFrom(booking, day);
  const begins = booking.checkIn > day;
  const days = formatStay(begins ? booking.checkIn : day, booking.checkOut);
  const agreed = formatPrice(room.price);
  return (
    <ConfirmDialog
      title={<Trans>Another room for {name}?</Trans>}
      action={isAsked(booking, draft) ? <Trans>Ask the guest</Trans> : <Trans>Move</Trans>}
      form={id}
      busy={busy}
      chosen={closing.picked !== undefined}
      onCancel={closing.onCancel}
    >
      <p className="numbers">{days}</p>
      <form
        ref={sheet.form}
        id={id}
        noValidate
        onSubmit={(event) => void sheet.send(event)}
        className="numbers mt-4 grid gap-4 text-walnut"
      >
        {rooms.length > 1 && (
          <Choices legend={<Trans>Which of its rooms?</Trans>}>
            {rooms.map((each) => (
              <Choice
                key={each.roomNumber}
                name="room"
                checked={each.roomNumber === room.roomNumber}
                onChoose={() => sheet.chooseFrom(each)}
              >
                <RoomName number={each.roomNumber} facts={[formatBeds(each.beds)]} />
              </Choice>
            ))}
          </Choices>
        )}
        <OtherRooms key={room.roomNumber} booking={booking} room={room} chosen={to} onChoose={sheet.choose} />
        <TextField
          {...controlOf(roomFields.price, {
            name: 'price',
            value: draft.typed,
            error: errors.price,
            onValue: sheet.type,
          })}
          autoComplete="off"
          hint={t`Agreed: ${agreed} a night`}
        />
        {to && <Consequence booking={booking} draft={draft} />}
        <FormAlert>{errors.alert}</FormAlert>
      </form>
    </ConfirmDialog>
  );
}

/** The total after a move, and whether the guest is asked or told. */
function Consequence({ booking, draft }: { booking: Booking; draft: DraftMove }) {
  const left = totalAfter(booking, draft);
  const total = formatPrice(left);
  const until = formatMoment(proposalEndsAt(new Date(), booking.checkIn));
  return (
    <div role="status" className="grid gap-1">
      <p>
        <Trans>The total becomes {total}.</Trans>{' '}
        {isAsked(booking, draft) ? (
          <Trans>
            A smaller or dearer room needs the yes of the guest, who gets a mail and can answer until {until}. Until
            then what was agreed stands.
          </Trans>
        ) : (
          <Trans>The nights of the room until now can be booked by others at once.</Trans>
        )}{' '}
        {booking.source === undefined && !isAsked(booking, draft) && <Trans>The guest gets a mail.</Trans>}
      </p>
      <ChangedAdvanceLines booking={booking} after={{ checkIn: booking.checkIn, total: left }} />
    </div>
  );
}
