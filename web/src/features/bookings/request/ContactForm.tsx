import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { fieldIssues, storedForm } from '../../../../../shared/rules/field.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { useLoginCode } from '../../confirmation/api/loginCode.ts';
import { keepSentCode, newcomerMail, readSentCode } from '../../confirmation/sentCode.ts';
import type { Asker, Contact } from './bookingDraft.ts';
import { contactFields } from './contactFields.ts';

interface Props {
  draft: Asker;
  change: (part: Asker) => void;
}

const nobody: Contact = { userName: '', email: '', contactNumber: '' };

/** Who asks. Without a line the step of the code waits for one. */
export function ContactForm({ draft, change }: Props) {
  const { form, control, busy } = useContactForm({ draft, change });
  return (
    <form {...form} className="grid gap-4">
      <p className="text-bark">
        <Trans>No password: a code in a mail shows the owner that your address is right, and opens your account.</Trans>
      </p>
      <TextField {...control('userName')} autoComplete="name" />
      <TextField {...control('email')} type="email" autoComplete="email" />
      <PhoneField {...control('contactNumber')} />
      <FormAlert />
      <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start sm:px-12">
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

function useContactForm({ draft, change }: Props) {
  const { sendCode } = useLoginCode('user');
  const initial = draft.contact ?? nobody;
  const askCode = () => change({ asksCode: true });

  async function mail(typed: Contact) {
    const { email, ...newcomer } = storedForm(contactFields, typed);
    if (!isSame(draft.mailedTo, typed) || !readSentCode(newcomerMail, email)) {
      const { challenge } = await sendCode({ email, ...newcomer });
      keepSentCode({ owner: newcomerMail, email, challenge, sentAt: Date.now() });
      change({ mailedTo: typed });
    }
    return { code: 'login_code_sent', message: '' } as const;
  }

  const { form, ...rest } = useForm({
    fields: contactFields,
    initial,
    steps: ['unreachable', 'too_slow'],
    send: async (contact) => {
      try {
        return await mail(contact);
      } catch (error) {
        if (error instanceof ApiError && error.status === 0) askCode();
        throw error;
      }
    },
    onTyped: (contact) => change({ contact }),
    onDone: askCode,
  });

  function onSubmit(event: FormEvent) {
    if (navigator.onLine || fieldIssues(contactFields, draft.contact ?? nobody).length > 0) return form.onSubmit(event);
    event.preventDefault();
    askCode();
  }

  return { ...rest, form: { ...form, onSubmit } };
}

function isSame(one: Contact | undefined, other: Contact): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
