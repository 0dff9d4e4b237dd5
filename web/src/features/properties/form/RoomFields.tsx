import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { roomAmenities } from '../../../../../shared/rules/amenities.ts';
import { kept, violationOf } from '../../../../../shared/rules/field.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import { Button } from '../../../components/Button.tsx';
import { controlOf } from '../../../forms/controlOf.ts';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { PhotosField } from '../../photos/PhotosField.tsx';
import { formatPrice } from '../../rooms/format.ts';
import { AmenityFields } from './AmenityFields.tsx';
import { roomField } from './fieldErrors.ts';
import type { RoomDraft, RoomField } from './propertyDraft.ts';
import type { PropertyFormState } from './usePropertyForm.ts';

interface Props extends Pick<PropertyFormState, 'edit' | 'errors' | 'uploads'> {
  room: RoomDraft;
  /** From 1, in the order of the form. */
  place: number;
  /** The last room that is left cannot be removed. */
  removable: boolean;
}

/** One room of the form. It is only rendered again when it changes: a property may have a hundred rooms. */
export const RoomFields = memo(({ room, place, removable, edit, errors, uploads }: Props) => {
  const { t } = useLingui();
  const { key, roomNumber, photos, availability, amenities = {} } = room;
  const number = (field: RoomField) => {
    const name = roomField(key, field);
    const onValue = (value: string) => edit.setRoom(key, { [field]: value });
    return {
      ...controlOf(roomFields[field], { name, value: room[field], error: errors[name], onValue }),
      autoComplete: 'off',
    };
  };
  return (
    <fieldset id={key} className="grid gap-5 border-t border-hairline pt-6">
      <legend className="float-start text-xl font-semibold">
        {roomNumber.trim() === '' ? <Trans>Room</Trans> : <Trans>Room {roomNumber}</Trans>}
      </legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-5">
        <TextField {...number('roomNumber')} />
        <TextField {...number('No_of_beds')} />
        <TextField {...number('capacity')} />
        <TextField {...number('price')} hint={readPrice() ?? t`In rupees (PKR)`} />
      </div>
      <RadioGroup
        name={roomField(key, 'availability')}
        label={t`Availability`}
        value={String(availability)}
        options={[
          { value: 'true', label: t`Available` },
          { value: 'false', label: t`Not available` },
        ]}
        onChange={({ target }) => edit.setRoom(key, { availability: target.value === 'true' })}
      />
      <PhotosField
        photos={photos}
        error={errors[roomField(key, 'photos')]}
        errorOf={(photo) => errors[roomField(key, photo)]}
        uploads={uploads}
        onChange={(change) => edit.setPhotos(key, change)}
      />
      <p className="-mb-2 font-semibold">
        <Trans>What guests ask about the room</Trans>
      </p>
      <AmenityFields
        fields={roomAmenities}
        values={amenities}
        lead={<Trans>Tap what is so; tap it again to take it back. All of it may be left out.</Trans>}
        prefix={roomField(key, 'amenities')}
        errors={errors}
        hints={{ floor: t`0 is the ground floor` }}
        onChange={(name, value) => edit.setRoomAmenity(key, name, value)}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={() => edit.addRoom(key)}>
          <Trans>Add a room like this one</Trans>
        </Button>
        {removable && (
          <Button variant="quiet" aria-label={nameOfRemoval()} onClick={() => edit.removeRoom(key)}>
            <Trans>Remove room</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );

  /** "PKR 12,500", however it was typed. */
  function readPrice(): string | undefined {
    return violationOf(roomFields.price, room.price) ? undefined : formatPrice(kept(roomFields.price, room.price));
  }

  function nameOfRemoval(): string {
    return roomNumber.trim() === '' ? t`Remove room ${place} of the form` : t`Remove room ${roomNumber}`;
  }
});
