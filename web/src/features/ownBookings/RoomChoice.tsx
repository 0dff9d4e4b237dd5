import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { langOf } from '../../components/writtenIn.ts';
import type { HotelNights } from './api/ownBookings.ts';
import { isFree, numbersOf, toggled } from './ownBookingForm.ts';

interface Props {
  label: string;
  hotel: HotelNights;
  days: { checkIn: string; checkOut: string };
  /** Numbers of the chosen rooms, with commas between them. */
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** The rooms of a hotel: those that are free on the nights of the stay can be chosen. */
export function RoomChoice({ label, hotel, days, value, error, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const chosen = numbersOf(value);
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold text-walnut">
        {label}{' '}
        <bdi lang={langOf(hotel.hotelName)} className="font-normal text-bark">
          {hotel.hotelName}
        </bdi>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {hotel.rooms.map((room) => {
          const { roomNumber } = room;
          const isChosen = chosen.includes(roomNumber);
          const free = isFree(room, days);
          return (
            <label
              key={roomNumber}
              className="numbers inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-outline bg-paper px-3 has-checked:border-glacier has-checked:bg-glacier-pale has-disabled:cursor-default has-disabled:text-bark has-disabled:line-through"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!free && !isChosen}
                aria-label={free ? t`Room ${roomNumber}` : t`Room ${roomNumber}, taken`}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange({ target: { value: toggled(value, roomNumber) } })}
                className="size-5 accent-glacier"
              />
              <bdi>{roomNumber}</bdi>
            </label>
          );
        })}
      </div>
      {chosen.some((roomNumber) =>
        hotel.rooms.some((room) => room.roomNumber === roomNumber && !isFree(room, days)),
      ) && (
        <p role="status" className="mt-1.5 text-sm text-poppy">
          <Trans>A chosen room is taken on some of these nights.</Trans>
        </p>
      )}
      {error && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-poppy">
          {error}
        </p>
      )}
    </fieldset>
  );
}
