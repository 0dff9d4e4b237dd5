import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AmenityTexts } from '../../../../../shared/rules/amenities.ts';
import type { Field, Fields } from '../../../../../shared/rules/field.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { ChipOf, ChipsOf } from '../../../forms/Chips.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { FieldErrors } from '../../../forms/useSubmission.ts';
import { type AmenityName, sayAmenity } from '../../../words/amenities.ts';
import { say } from '../../../words/say.ts';

/** More options than these, as the hours of a day are, are chosen from a list. */
const mostChips = 6;

interface Props {
  fields: Fields;
  values: AmenityTexts<Fields>;
  /** How it is done, and that it need not be. */
  lead: ReactNode;
  /** Fields that only make sense with what else is chosen. */
  hidden?: readonly string[];
  /** Comes before the name of each field, and a dot between them. */
  prefix: string;
  errors: FieldErrors;
  hints?: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** Answers to guests' questions, to tap; none is needed. */
export function AmenityFields({ fields, values, lead, hidden = [], prefix, errors, hints = {}, onChange }: Props) {
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
            name: `${prefix}.${name}`,
            label: say(field.label),
            value: values[name] ?? '',
            error: errors[`${prefix}.${name}`],
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
  if (field.type === 'choice' && field.options.length > mostChips) {
    const options = field.options.map((value) => ({ value, label: value }));
    return <SelectField {...typed} className="max-w-56" options={[{ value: '', label: t`Not said` }, ...options]} />;
  }
  const options = field.options.map((value) => ({ value, label: sayAmenity(amenity, value) }));
  const { hint: _, ...choice } = control;
  if (field.type === 'set') return <ChipsOf {...choice} set={field} options={options} onValue={onValue} />;
  return <ChipOf {...choice} options={options} onValue={onValue} />;
}
