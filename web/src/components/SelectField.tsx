import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

export function SelectField({ label, hint, error, className, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={`${controlStyle} appearance-none pe-10`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-bark" />
        </div>
      )}
    </Field>
  );
}
