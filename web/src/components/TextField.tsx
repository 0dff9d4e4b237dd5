import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input type="text" {...input} {...control} className={controlStyle} />}
    </Field>
  );
}
