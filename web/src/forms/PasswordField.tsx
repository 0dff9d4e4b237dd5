import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { controlStyle, Field } from '../components/Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'type'> & { autoComplete: 'current-password' | 'new-password' };

/** A password, hidden until one asks to see it. */
export function PasswordField({ label, hint, error, className, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div dir="ltr" className="relative">
          <input
            required
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${controlStyle} pe-19`}
          />
          <Toggle shown={shown} label={label} controls={control.id} onToggle={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
}

interface ToggleProps {
  shown: boolean;
  label: ReactNode;
  controls: string;
  onToggle: () => void;
}

function Toggle({ shown, label, controls, onToggle }: ToggleProps) {
  const name = <span className="sr-only">{label}</span>;
  return (
    <button
      type="button"
      aria-controls={controls}
      onClick={onToggle}
      className="absolute inset-y-0 end-0 rounded-control px-3.5 text-sm font-semibold text-glacier underline-offset-4 hover:underline"
    >
      {shown ? <Trans>Hide {name}</Trans> : <Trans>Show {name}</Trans>}
    </button>
  );
}
