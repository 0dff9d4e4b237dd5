import { Trans } from '@lingui/react/macro';
import { savedAnswerFields } from '../../../../../shared/rules/messageFields.ts';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import type { Success } from '../../../forms/outcomeOf.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/useForm.ts';

interface Props {
  initial: { name: string; text: string };
  send: (body: { name: string; text: string }) => Promise<Success>;
  onClose: () => void;
}

/** Name and text of an answer that is kept. */
export function AnswerForm({ initial: { name, text }, send, onClose }: Props) {
  const { form, control, busy } = useForm({
    fields: savedAnswerFields,
    initial: { name, text },
    send,
    onDone: onClose,
  });
  return (
    <form {...form} className="grid gap-4">
      <TextField {...control('name')} autoFocus />
      <TextArea {...control('text')} rows={4} />
      <FormAlert />
      <FormButtons busy={busy} onLeave={onClose}>
        <Trans>Save</Trans>
      </FormButtons>
    </form>
  );
}
