import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    /** What is counted, inside the field: "PKR". */
    unit?: string;
  };

/** A whole number. The value is the text as typed; the form checks its bounds and explains them. */
export function NumberField({ label, hint, error, className, unit, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-sm text-bark"
            >
              {unit}
            </span>
          )}
          <input
            type="number"
            inputMode="numeric"
            step={1}
            {...input}
            {...control}
            className={`${controlStyle} ${unit ? 'ps-13' : ''}`}
          />
        </div>
      )}
    </Field>
  );
}
