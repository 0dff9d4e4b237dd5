import { Trans } from '@lingui/react/macro';
import type { Role } from '../../../../shared/roles.ts';
import { kept, violationOf } from '../../../../shared/rules/field.ts';
import { addresseeFields } from '../../../../shared/rules/recovery.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { type Entry, useLoginCode } from './api/loginCode.ts';
import { LoginByCode } from './LoginByCode.tsx';
import { keepSentCode, loginMailOf } from './sentCode.ts';

interface Props {
  role: Role;
  /** As it was typed; what is no address is asked for. */
  email: string;
  onAddress: (email: string) => void;
  onEntered: (entry: Entry) => void;
  onCorrect: () => void;
}

/** A login without a password: the address, and then the code of a mail to it. */
export function CodeLogin({ role, email, onAddress, onEntered, onCorrect }: Props) {
  const isAddress = violationOf(addresseeFields.email, email) === undefined;
  if (!isAddress) return <AddressForm role={role} typed={email} onAddress={onAddress} />;
  const address = kept(addresseeFields.email, email);
  return <LoginByCode key={address} {...{ role, email: address, onEntered, onCorrect }} />;
}

function AddressForm({ role, typed, onAddress }: Pick<Props, 'role' | 'onAddress'> & { typed: string }) {
  const { sendCode } = useLoginCode(role);
  const { form, control, busy } = useForm({
    fields: addresseeFields,
    initial: { email: typed },
    send: async ({ email }) => {
      const { challenge } = await sendCode({ email });
      keepSentCode({ owner: loginMailOf(role), email, challenge, sentAt: Date.now() });
      return { code: 'login_code_sent', message: '', email } as const;
    },
    onDone: ({ email }) => onAddress(email),
  });
  return (
    <form {...form} className="grid gap-5">
      <TextField {...control('email')} type="email" autoComplete="username" autoFocus />
      <FormAlert />
      <Button type="submit" busy={busy}>
        <Trans>Send a code</Trans>
      </Button>
    </form>
  );
}
