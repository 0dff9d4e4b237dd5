import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { grouped } from '../../../shared/rules/grouped.ts';
import { controlStyle, Field, type FieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'min' | 'max' | 'step'> & {
    /** The unit inside the field: "PKR", which in Urdu follows its number. */
    unit?: string;
    /** The numbers that are usual here, said to screen readers; the form has bounds of its own. */
    usual: { min: number; max: number };
  };

/**
 * A whole number, in any digits and as prices are written: an input of numbers would take none of that. The value is the
 * text as typed; the form reads it, checks its bounds and explains them.
 */
export function NumberField({ label, hint, error, className, unit, usual, ...input }: Props) {
  const { t } = useLingui();
  const [from, to] = [grouped(usual.min), grouped(usual.max)];
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3.5 urdu:start-auto urdu:end-3.5 flex items-center text-sm text-bark"
            >
              {unit}
            </span>
          )}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-description={t`${from} to ${to}`}
            {...input}
            {...control}
            className={`${controlStyle} ${unit ? 'ps-13 urdu:ps-3.5 urdu:pe-13' : ''}`}
          />
        </div>
      )}
    </Field>
  );
}
