import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { mailableEmail } from '../../../../shared/rules/email.ts';
import { fieldIssues } from '../../../../shared/rules/field.ts';
import { knownPassword } from '../../../../shared/rules/passwords.ts';
import { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useOwnEmail } from './api/ownEmail.ts';

const fields = { email: mailableEmail, password: knownPassword };

interface Props {
  role: Role;
  id: string;
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

/** Corrects the address of an account that has not confirmed it. The password is asked for where the API wants it, and no sooner. */
export function CorrectEmail({ role, id, email, onChanged, onCancel }: Props) {
  const { change } = useOwnEmail(role, id);
  const [asksPassword, setAsksPassword] = useState(false);
  const { form, control, busy } = useForm({
    fields,
    initial: { email, password: '' },
    check: (typed) => (asksPassword ? fieldIssues(fields, typed) : fieldIssues({ email: fields.email }, typed)),
    send: async ({ password, ...body }) => {
      try {
        return await change(asksPassword ? { ...body, password } : body);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'password_needed') setAsksPassword(true);
        throw error;
      }
    },
    onDone: onChanged,
  });
  return (
    <form {...form} className="grid gap-4">
      <TextField {...control('email')} type="email" autoComplete="email" autoFocus />
      {asksPassword && <PasswordField {...control('password')} autoComplete="current-password" />}
      <FormAlert />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" busy={busy}>
          <Trans>Use this address</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </div>
    </form>
  );
}
