import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { roomFields } from '../../../../../../shared/rules/property.ts';
import { Button } from '../../../../components/Button.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { IconButton } from '../../../../components/IconButton.tsx';
import { controlOf } from '../../../../forms/controlOf.ts';
import { TextField } from '../../../../forms/TextField.tsx';
import { fieldIn } from '../fieldErrors.ts';
import type { PropertyFormState } from '../usePropertyForm.ts';
import type { KindDraft, RoomDraft } from './kindDraft.ts';
import { isRun } from './roomNumbers.ts';

interface Props extends Pick<PropertyFormState, 'edit' | 'errors'> {
  kind: KindDraft;
}

/** The rooms of a kind one by one: another number, switched off, taken out. They are folded while their first number tells all. */
export function SingleRooms({ kind, edit, errors }: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { key, rooms } = kind;
  if (rooms.length === 1) return null;
  const [, ...others] = rooms;
  const mustOpen = !isRun(rooms) || others.some((room) => errors[fieldIn(room.key, 'roomNumber')]);
  const open = opened || mustOpen;

  function takeOut(room: RoomDraft) {
    edit.removeRoom(key, room.key);
    setOpened(true);
    list.current?.focus();
  }

  return (
    <div className="col-span-2 -mt-2 grid gap-3">
      {!mustOpen && (
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          className="-ms-2 justify-self-start"
          onClick={() => setOpened(!open)}
        >
          <Trans>Change single rooms</Trans>
          <Icon name="chevronDown" className={`size-5 ${open ? 'rotate-180' : ''}`} />
        </Button>
      )}
      {open && (
        <ul id={id} ref={list} tabIndex={-1} className="grid scroll-mt-24 gap-2 outline-none">
          {rooms.map((room, at) => (
            <SingleRoom
              key={room.key}
              room={room}
              place={at + 1}
              error={errors[fieldIn(room.key, 'roomNumber')]}
              onNumber={(roomNumber) => {
                // A number that follows again must not fold the list under the hand that types it.
                setOpened(true);
                edit.setRoomNumber(key, room.key, roomNumber);
              }}
              onAvailability={(availability) => edit.setAvailability(key, availability, room.key)}
              onTakeOut={() => takeOut(room)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RoomProps {
  room: RoomDraft;
  /** From 1, in the order of the kind. */
  place: number;
  error: string | undefined;
  onNumber: (roomNumber: string) => void;
  onAvailability: (availability: boolean) => void;
  onTakeOut: () => void;
}

function SingleRoom({ room, place, error, onNumber, onAvailability, onTakeOut }: RoomProps) {
  const { t } = useLingui();
  const { roomNumber, availability } = room;
  const number = controlOf(roomFields.roomNumber, {
    ...{ name: fieldIn(room.key, 'roomNumber'), value: roomNumber, error },
    onValue: onNumber,
  });
  const isNamed = roomNumber.trim() !== '';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-3">
      <TextField
        {...number}
        label={<span className="sr-only">{t`Number of room ${place}`}</span>}
        autoComplete="off"
        className="-mt-1.5"
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={availability}
          aria-label={isNamed ? t`Room ${roomNumber} is available` : t`Room ${place} of the kind is available`}
          onChange={({ target }) => onAvailability(target.checked)}
          className="size-5 accent-glacier"
        />
        <Trans>Available</Trans>
      </label>
      <IconButton
        icon="close"
        label={isNamed ? t`Take out room ${roomNumber}` : t`Take out room ${place} of the kind`}
        onPress={onTakeOut}
      />
    </li>
  );
}
