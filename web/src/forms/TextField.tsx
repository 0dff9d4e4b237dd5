import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from '../components/Field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A line of text. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input type="text" required {...input} {...control} className={controlStyle} />}
    </Field>
  );
}
