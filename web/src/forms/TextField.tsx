import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from '../components/Field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A line of text; what is typed in Urdu runs from the right, an address and a phone number never do. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          type="text"
          dir={input.type === undefined ? 'auto' : 'ltr'}
          required
          {...input}
          {...control}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
