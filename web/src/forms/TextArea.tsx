import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from '../components/Field.tsx';

/** Text of several lines; what is typed in Urdu runs from the right. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea dir="auto" required rows={4} {...area} {...control} className={controlStyle} />}
    </Field>
  );
}
