import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Role } from '../../../shared/roles.ts';
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

/** The rule for a new password, which its field states before anything is wrong. */
export function usePasswordHint(role: Role): string {
  const { t } = useLingui();
  return role === 'user'
    ? t`At least 8 characters, with a capital, a small letter and one of @#$%^&+=`
    : t`At least 8 characters`;
}
