import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { TypedAmenities } from '../../../../../shared/rules/amenities.ts';
import type { ChoiceField, Field, Fields } from '../../../../../shared/rules/field.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { AmenityName } from '../../../words/amenities.ts';
import { sayAmenity } from '../../../words/amenities.ts';
import { say } from '../../../words/say.ts';

interface Props {
  fields: Fields;
  values: TypedAmenities<Fields>;
  /** Fields that only make sense with what else is chosen. */
  hidden?: readonly string[];
  nameOf: (name: string) => string;
  errorOf: (name: string) => ReactNode;
  hints?: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** What guests want to know, to tap; nothing of it has to be said. */
export function AmenityFields({ fields, values, hidden = [], nameOf, errorOf, hints = {}, onChange }: Props) {
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name));
  return (
    <div className="grid gap-5">
      <p className="-mt-2 text-sm text-bark">
        <Trans>Tap what is so; tap it again to take it back. All of it may be left out.</Trans>
      </p>
      {shown.map(([name, field]) => {
        const control = {
          name: nameOf(name),
          label: say(field.label),
          value: values[name] ?? '',
          error: errorOf(name),
          hint: hints[name],
        };
        const change = (value: string) => onChange(name, value);
        if (field.type === 'choice')
          return <Chips key={name} {...control} amenity={name as AmenityName} field={field} onChange={change} />;
        return <Typed key={name} {...control} field={field} onChange={change} />;
      })}
    </div>
  );
}

interface Control {
  name: string;
  label: string;
  value: string;
  error: ReactNode;
  hint: string | undefined;
  onChange: (value: string) => void;
}

function Typed({ field, onChange, ...control }: Control & { field: Exclude<Field, ChoiceField> }) {
  const shared = {
    ...control,
    required: false,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (field.type === 'text') return <TextArea {...shared} maxLength={field.maxLength} rows={3} />;
  return <TextField {...shared} inputMode="numeric" className="max-w-56" />;
}

function Chips({
  amenity,
  field,
  label,
  name,
  value,
  error,
  onChange,
}: Control & { amenity: AmenityName; field: ChoiceField }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={error ? `${id}-note` : undefined} id={name}>
      <p id={id} className="text-sm font-semibold text-walnut">
        {label}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {field.options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            onClick={() => onChange(option === value ? '' : option)}
            className="min-h-11 rounded-full border border-outline px-4 text-walnut hover:bg-drift aria-pressed:border-glacier aria-pressed:bg-glacier-pale aria-pressed:font-semibold aria-pressed:text-glacier-deep"
          >
            {sayAmenity(amenity, option)}
          </button>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-0.5 text-sm text-poppy">
          {error}
        </p>
      )}
    </fieldset>
  );
}
