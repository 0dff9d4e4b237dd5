import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TypedAmenities } from '../../../../../shared/rules/amenities.ts';
import type { Field, Fields } from '../../../../../shared/rules/field.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { type AmenityName, sayAmenity } from '../../../words/amenities.ts';
import { say } from '../../../words/say.ts';
import { Chips } from './Chips.tsx';

/** More options than these, as the hours of a day are, are chosen from a list. */
const mostChips = 6;

interface Props {
  fields: Fields;
  values: TypedAmenities<Fields>;
  /** How it is done, and that it need not be. */
  lead: ReactNode;
  /** Fields that only make sense with what else is chosen. */
  hidden?: readonly string[];
  nameOf: (name: string) => string;
  errorOf: (name: string) => ReactNode;
  hints?: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** What guests want to know, to tap; nothing of it has to be said. */
export function AmenityFields({ fields, values, lead, hidden = [], nameOf, errorOf, hints = {}, onChange }: Props) {
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name));
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <p className="col-span-2 -mt-2 text-sm text-bark">{lead}</p>
      {shown.map(([name, field]) => (
        <AmenityField
          key={name}
          amenity={name as AmenityName}
          field={field}
          control={{
            name: nameOf(name),
            label: say(field.label),
            value: values[name] ?? '',
            error: errorOf(name),
            hint: hints[name],
          }}
          onValue={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  amenity: AmenityName;
  field: Field;
  control: { name: string; label: string; value: string; error: ReactNode; hint: string | undefined };
  onValue: (value: string) => void;
}

function AmenityField({ amenity, field, control, onValue }: FieldProps) {
  const { t } = useLingui();
  const typed = {
    ...control,
    required: false,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
  if (field.type === 'text') return <TextArea {...typed} maxLength={field.maxLength} rows={3} className="col-span-2" />;
  if (field.type === 'whole') return <TextField {...typed} inputMode="numeric" className="max-w-56" />;
  if (field.options.length > mostChips) {
    const options = field.options.map((value) => ({ value, label: value }));
    return <SelectField {...typed} className="max-w-56" options={[{ value: '', label: t`Not said` }, ...options]} />;
  }
  const options = field.options.map((value) => ({ value, label: sayAmenity(amenity, value) }));
  return <Chips {...control} options={options} onValue={onValue} />;
}
