import { Trans, useLingui } from '@lingui/react/macro';
import { roomAmenities } from '../../../../../../shared/rules/amenities.ts';
import { kept, violationOf } from '../../../../../../shared/rules/field.ts';
import { kindFields, roomFields } from '../../../../../../shared/rules/property.ts';
import { controlOf } from '../../../../forms/controlOf.ts';
import { RadioGroup } from '../../../../forms/RadioGroup.tsx';
import { TextField } from '../../../../forms/TextField.tsx';
import { PhotosField } from '../../../photos/PhotosField.tsx';
import { formatPrice } from '../../../rooms/format.ts';
import { AmenityFields } from '../AmenityFields.tsx';
import { fieldIn } from '../fieldErrors.ts';
import type { PropertyFormState } from '../usePropertyForm.ts';
import type { KindDraft, KindField } from './kindDraft.ts';
import { unavailableRooms } from './nameOfKind.ts';
import { isRun } from './roomNumbers.ts';
import { SingleRooms } from './SingleRooms.tsx';

interface Props extends Pick<PropertyFormState, 'edit' | 'errors' | 'uploads'> {
  kind: KindDraft;
}

/** Numbers, beds, price, availability, photos and answers of a kind. */
export function KindFields({ kind, edit, errors, uploads }: Props) {
  const { t } = useLingui();
  const { key, rooms } = kind;
  const field = (name: Exclude<KindField, 'count'>) => {
    const control = { name: fieldIn(key, name), value: kind[name], error: errors[fieldIn(key, name)] };
    return {
      ...replacing,
      ...controlOf(kindFields[name], { ...control, onValue: (value) => edit.setKind(key, name, value) }),
    };
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <NumberFields kind={kind} edit={edit} errors={errors} />
        <SingleRooms kind={kind} edit={edit} errors={errors} />
        <TextField {...field('No_of_beds')} />
        <TextField {...field('capacity')} hint={kind.guestsFromBeds && t`From the beds. Change it if it is wrong.`} />
        <TextField {...field('price')} hint={readPrice(kind.price) ?? t`In rupees (PKR)`} />
        <AvailabilityField kind={kind} edit={edit} />
      </div>
      <PhotosField
        photos={kind.photos}
        error={errors[fieldIn(key, 'photos')]}
        errorOf={(photo) => errors[fieldIn(key, photo)]}
        uploads={uploads}
        onChange={(change) => edit.setPhotos(key, change)}
      />
      <p className="-mb-2 font-semibold">
        {rooms.length === 1 ? (
          <Trans>What guests ask about the room</Trans>
        ) : (
          <Trans>What guests ask about these rooms</Trans>
        )}
      </p>
      <AmenityFields
        fields={roomAmenities}
        values={kind.amenities}
        lead={<Trans>Tap what is so; tap it again to take it back. All of it may be left out.</Trans>}
        prefix={fieldIn(key, 'amenities')}
        errors={errors}
        hints={{ floor: t`0 is the ground floor` }}
        onChange={(name, value) => edit.setKindAmenity(key, name, value)}
      />
    </>
  );
}

/** A short number that is there, proposed, copied or saved, gives way to what is typed. */
const replacing = {
  autoComplete: 'off',
  onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
};

/** How many rooms there are, and the number of the first, which the others follow. */
function NumberFields({ kind: { key, count, rooms }, edit, errors }: Omit<Props, 'uploads'>) {
  const { t } = useLingui();
  const [first] = rooms;
  if (!first) return null;
  const counted = {
    ...{ name: fieldIn(key, 'count'), value: count, error: errors[fieldIn(key, 'count')] },
    onValue: (value: string) => edit.setCount(key, value),
  };
  const numbered = {
    ...{ name: fieldIn(first.key, 'roomNumber'), value: first.roomNumber },
    error: errors[fieldIn(first.key, 'roomNumber')],
    onValue: (value: string) => edit.setFirstNumber(key, value),
  };
  return (
    <>
      <TextField {...controlOf(kindFields.count, counted)} {...replacing} />
      {isRun(rooms) ? (
        <TextField
          {...controlOf(roomFields.roomNumber, numbered)}
          {...replacing}
          hint={rooms.length > 1 && t`Of the first room; the others follow.`}
        />
      ) : (
        <p className="mt-6.5 self-start py-2.5 text-bark">
          <Trans>Their numbers are below.</Trans>
        </p>
      )}
    </>
  );
}

/** The choice of all rooms, and none while they differ: then it says how many are not available. */
function AvailabilityField({ kind, edit }: Pick<Props, 'kind' | 'edit'>) {
  const { t } = useLingui();
  const [first = '', ...others] = new Set(kind.rooms.map(({ availability }) => String(availability)));
  const differ = others.length > 0;
  return (
    <RadioGroup
      name={fieldIn(kind.key, 'availability')}
      label={
        <>
          {t`Availability`} {differ && <span className="numbers font-normal text-bark">{unavailableRooms(kind)}</span>}
        </>
      }
      value={differ ? '' : first}
      options={[
        { value: 'true', label: t`Available` },
        { value: 'false', label: t`Not available` },
      ]}
      onChange={({ target }) => edit.setAvailability(kind.key, target.value === 'true')}
    />
  );
}

/** "PKR 12,500", however it was typed. */
function readPrice(price: string): string | undefined {
  return violationOf(kindFields.price, price) ? undefined : formatPrice(kept(kindFields.price, price));
}
