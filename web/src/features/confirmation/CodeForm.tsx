import { type ReactNode, useRef, useState } from 'react';
import { fieldIssues } from '../../../../shared/rules/field.ts';
import { codeDigits, codeFields, recovery } from '../../../../shared/rules/recovery.ts';
import { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import type { FormIssue } from '../../forms/formIssue.ts';
import type { Success } from '../../forms/outcomeOf.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';

interface Props<A extends Success> {
  /** Label of its button. */
  action: ReactNode;
  send: (body: { otp: string }) => Promise<A>;
  onDone: (answer: A) => void;
  /** A button opened the form and vanished with the press, so that the field takes the focus. */
  focused: boolean;
}

/** Takes the code of a mail, and sends it with its last digit. A code that was wrong is not sent again: it would cost another try. */
export function CodeForm<A extends Success>({ action, send, onDone, focused }: Props<A>) {
  const button = useRef<HTMLButtonElement>(null);
  const [wrong, setWrong] = useState<{ otp: string; message: string }>();
  const { form, control, busy } = useForm({
    fields: codeFields,
    check: ({ otp }): readonly FormIssue[] =>
      wrong?.otp === codeDigits(otp) ? [{ path: 'otp', message: wrong.message }] : fieldIssues(codeFields, { otp }),
    send: async (body) => {
      try {
        return await send(body);
      } catch (error) {
        const isWrong = error instanceof ApiError && (error.code === 'code_wrong' || error.code === 'code_expired');
        setWrong(isWrong ? { otp: body.otp, message: error.message } : undefined);
        throw error;
      }
    },
    onTyped: ({ otp }) => {
      if (new RegExp(`^\\d{${recovery.codeDigits}}$`).test(codeDigits(otp))) button.current?.form?.requestSubmit();
    },
    onDone,
  });
  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...control('otp')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        autoFocus={focused}
      />
      <FormAlert />
      <Button ref={button} type="submit" busy={busy} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
