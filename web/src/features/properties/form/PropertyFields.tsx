import { Trans, useLingui } from '@lingui/react/macro';
import { classTypes } from '../../../../../shared/rules/catalogue.ts';
import { destinations } from '../../../../../shared/rules/places.ts';
import { propertyBounds } from '../../../../../shared/rules/property.ts';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { formatShortClass } from '../../rooms/format.ts';
import { fieldControl } from './controls.ts';
import type { Editing } from './editing.ts';
import { FormSection } from './FormSection.tsx';
import type { FieldErrors } from './fieldErrors.ts';
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
  const { name, description } = propertyBounds;
  return (
    <>
      <FormSection title={<Trans>Property details</Trans>}>
        <TextField {...control('name')} maxLength={name} autoComplete="off" label={t`Name`} />
        <TextArea
          {...control('description')}
          maxLength={description}
          label={t`Description`}
          hint={t`What guests like about it: the view, heating and hot water, parking, the way there.`}
        />
        <RadioGroup
          {...control('classType')}
          label={t`Class type`}
          options={classTypes.map((each) => ({ value: each, label: formatShortClass(each) }))}
        />
      </FormSection>
      <FormSection title={<Trans>Location</Trans>}>
        <TextField
          {...control('Location')}
          list="destinations"
          autoComplete="off"
          label={t`Location`}
          hint={t`The place that travellers look for, such as Murree or Hunza Valley.`}
        />
        <datalist id="destinations">
          {Object.values(destinations).map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      </FormSection>
      <FormSection title={<Trans>Address</Trans>}>
        <TextField {...control('street')} autoComplete="street-address" label={t`Street`} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...control('city')} autoComplete="address-level2" label={t`City`} />
          <TextField {...control('state')} autoComplete="address-level1" label={t`State`} />
          <TextField {...control('country')} autoComplete="country-name" label={t`Country`} />
          <TextField {...control('zipCode')} inputMode="numeric" autoComplete="postal-code" label={t`Zip code`} />
        </div>
      </FormSection>
    </>
  );
}
