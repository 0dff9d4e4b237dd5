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

/** How many rooms of the kind, and of the hotel's other kinds. Nothing where the hotel has one room. */
export function RoomCounts({ room, wanted, onChange }: Props) {
  const { t } = useLingui();
  const own = room.kinds.find(({ kind }) => kind === room.kind);
  const others = room.kinds.filter((kind) => kind !== own);
  const [opened, setOpened] = useState(wanted.some(({ kind }) => kind !== room.kind));
  const counts = Object.fromEntries(wanted.map(({ kind, count }) => [kind, count]));
  const total = roomCount(wanted);
  const stepper = (offered: OfferedKind, name: string) => {
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
  if (!own || (own.rooms === 1 && others.length === 0)) return null;
  return (
    <div className="grid gap-3">
      <Stepper
        {...stepper(own, formatSleeps(own))}
        label={<Trans>Rooms</Trans>}
        hint={<Plural value={own.rooms} one="One of its kind" other="# of its kind" />}
      />
      {room.named && own.rooms > 1 && (
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
