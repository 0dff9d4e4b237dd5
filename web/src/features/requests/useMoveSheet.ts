import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OtherRoom } from '../../../../shared/contracts/bookingRooms.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { sayIssue } from '../../words/words.ts';
import { type Booking, roomsFrom, type StayRoom } from '../bookings/stay/booking.ts';
import { type RoomMove, useMoveRoom, useProposeMove } from './api/requests.ts';
import { type DraftMove, firstPrice, isAsked, priceOf, priceViolation } from './roomMove.ts';

interface Errors {
  alert?: string;
  price?: string;
}

/** A room of a booking by its number, and the room to which it is to be moved. */
export interface PickedRoom {
  from: number;
  to: OtherRoom;
}

interface Sheet {
  picked?: PickedRoom | undefined;
  onDone: () => void;
}

/**
 * State of the sheet that moves a room of a booking, or proposes it to the guest where he has to say yes. A refusal keeps what was typed:
 * the booking is read again, and the sheet decides on it as it is then.
 */
export function useMoveSheet(booking: Booking, { picked, onDone }: Sheet) {
  const [kept, setDraft] = useState(() => firstDraft(booking, picked));
  const draft = draftNow(booking, kept);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [wrong] = [errors.price && '[aria-invalid=true]', errors.alert && '[role=alert] > [tabindex]'].filter(
      Boolean,
    );
    if (wrong) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors]);
  const [move, propose] = [useMoveRoom(booking), useProposeMove(booking)];

  function change(changed: Partial<DraftMove>) {
    setErrors({});
    setDraft((before) => ({ ...before, ...changed }));
  }

  /** A price that somebody has typed stays. */
  function choose(to: OtherRoom) {
    const isTyped = draft.typed !== firstPrice(booking, draft);
    change({ to, ...(!isTyped && { typed: firstPrice(booking, { ...draft, to }) }) });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(booking, draft);
    setErrors(found);
    const { to } = draft;
    if (!to || Object.keys(found).length > 0) return;
    setBusy(true);
    const sent = moveOf({ ...draft, to });
    const { error } = await outcomeOf(isAsked(booking, draft) ? propose(sent) : move(atAgreed(sent, draft)));
    setBusy(false);
    if (!error) onDone();
  }

  return {
    ...{ draft, errors, busy, send, form },
    chooseFrom: (room: StayRoom) => change({ room, to: undefined, typed: String(room.price) }),
    choose,
    type: (typed: string) => change({ typed }),
  };
}

function firstDraft(booking: Booking, picked: PickedRoom | undefined): DraftMove {
  const rooms = roomsFrom(booking, today()) as [StayRoom];
  const room = rooms.find(({ roomNumber }) => roomNumber === picked?.from) ?? rooms[0];
  return { room, to: picked?.to, typed: firstPrice(booking, { room, to: picked?.to }) };
}

/** The draft for the booking as it is now; of a room that it has no more only the price stays. */
function draftNow(booking: Booking, draft: DraftMove): DraftMove {
  const rooms = roomsFrom(booking, today()) as [StayRoom];
  const room = rooms.find(({ roomNumber }) => roomNumber === draft.room.roomNumber);
  return room ? { ...draft, room } : { ...draft, room: rooms[0], to: undefined };
}

function moveOf({ to, ...draft }: DraftMove & { to: OtherRoom }): Required<RoomMove> {
  const { room } = draft;
  return { roomNumber: room.roomNumber, toRoomNumber: to.roomNumber, price: priceOf(draft) ?? room.price };
}

/** The agreed price is none to send: a total of the owner's own stays to the rupee. */
function atAgreed({ price, ...rooms }: Required<RoomMove>, { room }: DraftMove): RoomMove {
  return price === room.price ? rooms : { ...rooms, price };
}

function errorsOf(booking: Booking, draft: DraftMove): Errors {
  if (!draft.to) return { alert: t`Choose a room first.` };
  const violation = priceViolation(booking, draft);
  if (violation) return { price: sayIssue({ path: 'price', ...violation }) };
  const waits = booking.proposal?.status === 'open' && isAsked(booking, draft);
  return waits ? { alert: t`A proposal waits for the guest already. Take it back before you make another one.` } : {};
}
