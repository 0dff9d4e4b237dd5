import { Trans, useLingui } from '@lingui/react/macro';
import { hotelAmenities } from '../../../../../shared/rules/amenities.ts';
import { classTypes } from '../../../../../shared/rules/catalogue.ts';
import { destinations } from '../../../../../shared/rules/destinations.ts';
import { controlOf } from '../../../forms/controlOf.ts';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { formatShortClass } from '../../rooms/format.ts';
import { AmenityFields } from './AmenityFields.tsx';
import { MapField } from './MapField.tsx';
import { type PropertyFields, type ProposedField, propertyFields } from './propertyDraft.ts';
import { FormSection } from './StepList.tsx';
import type { PropertyFormState } from './usePropertyForm.ts';

type Props = Pick<PropertyFormState, 'draft' | 'edit' | 'errors'>;

const inUrdu = ['urduName', 'urduDescription'] as const;

/** Name, description and class of the hotel. */
export function HotelFields({ draft, edit, errors }: Props) {
  const { t } = useLingui();
  const control = (name: keyof PropertyFields) => fieldControl(name, { draft, edit, errors });
  const hasUrduWords = inUrdu.some((name) => draft[name] !== '' || errors[name] !== undefined);
  return (
    <FormSection step="details" title={<Trans>Property details</Trans>}>
      <TextField {...control('name')} autoComplete="off" />
      <TextArea
        {...control('description')}
        hint={t`Tell guests why to come: the view, the garden, the food, the places nearby.`}
      />
      <details open={hasUrduWords || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          <Trans>Name and description in Urdu</Trans>
        </summary>
        <p className="mb-4 text-bark">
          <Trans>Readers of the pages in Urdu see these in place of those above. May be left out.</Trans>
        </p>
        <div className="grid gap-5">
          <TextField {...control('urduName')} autoComplete="off" lang="ur" dir="rtl" />
          <TextArea {...control('urduDescription')} lang="ur" dir="rtl" />
        </div>
      </details>
      <RadioGroup
        {...control('classType')}
        options={classTypes.map((each) => ({ value: each, label: formatShortClass(each) }))}
      />
    </FormSection>
  );
}

/** Where it is: the place that travellers look for, and the address. A field that another one fills says so. */
export function PlaceFields({ draft, edit, errors }: Props) {
  const { t } = useLingui();
  const control = (name: keyof PropertyFields) => fieldControl(name, { draft, edit, errors });
  const isProposed = (name: ProposedField) => draft.proposed?.includes(name);
  const fromLocation = isProposed('city') ? t`From the location. Change it if it is wrong.` : undefined;
  const fromCity = (name: ProposedField) =>
    isProposed(name) ? t`From the city. Change it if it is wrong.` : undefined;
  return (
    <FormSection step="place" title={<Trans>Location and address</Trans>}>
      <TextField
        {...control('Location')}
        list="destinations"
        autoComplete="off"
        hint={t`The place that travellers look for, such as Murree or Hunza Valley.`}
      />
      <datalist id="destinations">
        {Object.values(destinations).map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <TextField {...control('street')} autoComplete="street-address" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <TextField
          {...control('city')}
          autoComplete="address-level2"
          hint={fromLocation}
          className="max-sm:col-span-2"
        />
        <TextField
          {...control('state')}
          autoComplete="address-level1"
          hint={fromCity('state')}
          className="max-sm:col-span-2"
        />
        <TextField {...control('country')} autoComplete="country-name" />
        <TextField
          {...control('zipCode')}
          autoComplete="postal-code"
          hint={fromCity('zipCode') ?? t`Five digits, such as 47150. May be left out.`}
        />
      </div>
      <MapField
        {...control('mapPlace')}
        onPlace={(text) => edit.setField('mapPlace', text)}
        hasUnsentPhotos={draft.kinds.some(({ photos }) =>
          photos.some(({ photoId, imgURL }) => photoId === undefined && imgURL === undefined),
        )}
      />
    </FormSection>
  );
}

/** Answers to guests' questions about the whole house. */
export function HotelAmenityFields({ draft, edit, errors }: Props) {
  const { t } = useLingui();
  return (
    <FormSection
      step="asked"
      title={<Trans>What guests ask about</Trans>}
      lead={<Trans>Each answer saves a phone call. All of it may be left out.</Trans>}
    >
      <AmenityFields
        fields={hotelAmenities}
        values={draft.amenities ?? {}}
        lead={<Trans>Tap what is so; tap it again to take it back.</Trans>}
        hidden={draft.amenities?.road === 'foot' ? [] : ['walk']}
        prefix="amenities"
        errors={errors}
        hints={{
          walk: t`In metres`,
          altitude: t`In metres`,
          lastKilometre: t`How to find you where the map ends.`,
        }}
        onChange={edit.setAmenity}
      />
    </FormSection>
  );
}

function fieldControl(name: keyof PropertyFields, { draft, edit, errors }: Props) {
  const onValue = (value: string) => edit.setField(name, value);
  return controlOf(propertyFields[name], { name, value: draft[name], error: errors[name], onValue });
}
