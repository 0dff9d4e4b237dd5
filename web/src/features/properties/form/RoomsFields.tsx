import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { propertyLimits } from '../../../../../shared/rules/property.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { FieldErrors } from '../../../forms/submission.ts';
import type { PhotoUploads } from '../../photos/PhotoUploads.ts';
import type { Editing } from './editing.ts';
import { FormSection } from './FormSection.tsx';
import type { RoomDraft } from './propertyDraft.ts';
import { RoomFields } from './RoomFields.tsx';

interface Props {
  rooms: readonly RoomDraft[];
  edit: Editing;
  errors: FieldErrors;
  uploads: PhotoUploads;
}

export function RoomsFields({ rooms, ...form }: Props) {
  const { t } = useLingui();
  const full = rooms.length >= propertyLimits.rooms;
  const list = useFocusOnNew(rooms);
  return (
    <FormSection
      step="rooms"
      title={<Trans>Room details</Trans>}
      lead={<Trans>Each room with its own price and photos.</Trans>}
    >
      {form.errors.rooms && (
        <p id="rooms-note" className="text-sm text-poppy">
          {form.errors.rooms}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset around those of the rooms would look like one of them */}
      <div
        ref={list}
        role="group"
        tabIndex={-1}
        className="grid scroll-mt-40 gap-10 outline-none"
        aria-label={t`Rooms`}
        aria-describedby={form.errors.rooms ? 'rooms-note' : undefined}
        aria-invalid={form.errors.rooms ? true : undefined}
      >
        {rooms.map((room, index) => (
          <RoomFields key={room.key} room={room} place={index + 1} removable={rooms.length > 1} {...form} />
        ))}
      </div>
      <Button variant="secondary" disabled={full} onClick={() => form.edit.addRoom()} className="justify-self-start">
        <Icon name="plus" className="size-4.5" />
        <Trans>Add a room</Trans>
      </Button>
    </FormSection>
  );
}

/** Moves the focus to the first field of a room that was added, and to the rooms when one was removed. */
function useFocusOnNew(rooms: readonly RoomDraft[]) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(rooms);
  useEffect(() => {
    const change = rooms.length - before.current.length;
    before.current = rooms;
    if (change > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
    if (change < 0) list.current?.focus();
  }, [rooms]);
  return list;
}
