import { Trans, useLingui } from '@lingui/react/macro';
import { hotelAmenities } from '../../../../../shared/rules/amenities.ts';
import { classTypes } from '../../../../../shared/rules/catalogue.ts';
import { destinations } from '../../../../../shared/rules/places.ts';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import type { FieldErrors } from '../../../forms/submission.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { formatShortClass } from '../../rooms/format.ts';
import { AmenityFields } from './AmenityFields.tsx';
import { fieldControl } from './controls.ts';
import type { Editing } from './editing.ts';
import { FormSection } from './FormSection.tsx';
import type { PropertyFields as Fields, PropertyDraft } from './propertyDraft.ts';

interface Props {
  draft: PropertyDraft;
  edit: Editing;
  errors: FieldErrors;
}

/** What is said of the property as a whole: details, location, address. */
export function PropertyFields({ draft, edit, errors }: Props) {
  const { t } = useLingui();
  const control = (name: keyof Fields) => fieldControl(name, draft, edit, errors);
  return (
    <>
      <FormSection title={<Trans>Property details</Trans>}>
        <TextField {...control('name')} autoComplete="off" />
        <TextArea
          {...control('description')}
          hint={t`What guests like about it: the view, heating and hot water, parking, the way there.`}
        />
        <RadioGroup
          {...control('classType')}
          options={classTypes.map((each) => ({ value: each, label: formatShortClass(each) }))}
        />
      </FormSection>
      <FormSection title={<Trans>What guests ask about</Trans>}>
        <AmenityFields
          fields={hotelAmenities}
          values={draft.amenities ?? {}}
          hidden={draft.amenities?.road === 'foot' ? [] : ['walk']}
          nameOf={(name) => `amenities.${name}`}
          errorOf={(name) => errors[`amenities.${name}`]}
          hints={{
            walk: t`In metres`,
            altitude: t`In metres`,
            lastKilometre: t`How to find you where the map ends.`,
          }}
          onChange={edit.setAmenity}
        />
      </FormSection>
      <FormSection title={<Trans>Location</Trans>}>
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
      </FormSection>
      <FormSection title={<Trans>Address</Trans>}>
        <TextField {...control('street')} autoComplete="street-address" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...control('city')} autoComplete="address-level2" />
          <TextField {...control('state')} autoComplete="address-level1" />
          <TextField {...control('country')} autoComplete="country-name" />
          <TextField
            {...control('zipCode')}
            autoComplete="postal-code"
            hint={t`Five digits, such as 47150. May be left out.`}
          />
        </div>
      </FormSection>
    </>
  );
}
