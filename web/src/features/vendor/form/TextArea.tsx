import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from '../../../components/Field.tsx';

/** Text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea required rows={4} {...area} {...control} className={controlStyle} />}
    </Field>
  );
}
