import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { roomsOfRequest } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { formatPrice, formatRoomCount, formatSleeps } from '../../rooms/format.ts';
import type { OfferedKind, RequestedRoom } from './requestedRoom.ts';
import { Stepper } from './Stepper.tsx';
import { roomCount, type WantedKind } from './wantedKinds.ts';

interface Props {
  room: RequestedRoom;
  wanted: readonly WantedKind[];
  onChange: (counts: Record<string, number>) => void;
}

/** Whether the hotel has more than the one room to ask for. */
export function hasSeveralRooms({ kinds }: RequestedRoom): boolean {
  return kinds.some(({ rooms }) => rooms > 1) || kinds.length > 1;
}

/** How many rooms of the kind that the page shows. */
export function RoomStepper({ room, narrow = false, ...counts }: Props & { narrow?: boolean }) {
  const stepper = useStepperOf(counts);
  const own = room.kinds.find(({ kind }) => kind === room.kind);
  if (!own) return null;
  return (
    <Stepper
      {...stepper(own, formatSleeps(own))}
      narrow={narrow}
      label={<Trans>Rooms</Trans>}
      hint={<Plural value={own.rooms} one="One of its kind" other="# of its kind" />}
    />
  );
}

/** Which room of the kind it is, and how many of the hotel's other kinds. */
export function OtherRooms({ room, ...counts }: Props) {
  const stepper = useStepperOf(counts);
  const others = room.kinds.filter(({ kind }) => kind !== room.kind);
  const isOneOfSeveral = room.kinds.some(({ kind, rooms }) => kind === room.kind && rooms > 1);
  const [opened, setOpened] = useState(counts.wanted.some(({ kind }) => kind !== room.kind));
  return (
    <div className="grid gap-3 empty:hidden">
      {room.named && isOneOfSeveral && (
        <p className="text-sm text-bark">
          <Trans>You ask for room {room.roomNumber}, or another of the same kind if it is taken.</Trans>
        </p>
      )}
      {others.length > 0 && !opened && (
        <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setOpened(true)}>
          <Icon name="plus" className="size-4" />
          <Trans>Add rooms of another kind</Trans>
        </Button>
      )}
      {opened &&
        others.map((kind) => (
          <Stepper
            key={kind.kind}
            {...stepper(kind, formatSleeps(kind))}
            label={formatSleeps(kind)}
            hint={<Trans>{formatPrice(kind.price)} a night</Trans>}
          />
        ))}
    </div>
  );
}

/** Counts rooms of one kind: one room stays in all, and no more than the kind has and a request may name. */
function useStepperOf({ wanted, onChange }: Omit<Props, 'room'>) {
  const { t } = useLingui();
  const counts = Object.fromEntries(wanted.map(({ kind, count }) => [kind, count]));
  const total = roomCount(wanted);
  return (offered: OfferedKind, name: string) => {
    const count = counts[offered.kind] ?? 0;
    return {
      value: count,
      bounds: {
        min: total > count ? 0 : 1,
        max: Math.min(offered.rooms, roomsOfRequest.max - total + count),
      },
      names: { less: t`Remove a room: ${name}`, more: t`Add a room: ${name}` },
      onChange: (value: number) => onChange({ ...counts, [offered.kind]: value }),
      children: formatRoomCount(count),
    };
  };
}
