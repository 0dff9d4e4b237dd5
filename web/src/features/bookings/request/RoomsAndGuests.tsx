import type { ComponentProps } from 'react';
import { GuestFields } from './party/GuestFields.tsx';
import { hasSeveralRooms, RoomStepper } from './RoomCounts.tsx';

interface Props {
  counts: ComponentProps<typeof RoomStepper>;
  guests: ComponentProps<typeof GuestFields>;
  /** In one line. */
  beside: boolean;
}

/** How many rooms of the kind, where the hotel has several, and how many guests. */
export function RoomsAndGuests({ counts, guests, beside }: Props) {
  const several = hasSeveralRooms(counts.room);
  const narrow = beside && several;
  return (
    <div className={`grid gap-x-3 gap-y-4 ${narrow ? 'grid-cols-2' : ''}`}>
      {several && <RoomStepper {...counts} narrow={narrow} />}
      <GuestFields {...guests} narrow={narrow} />
    </div>
  );
}
