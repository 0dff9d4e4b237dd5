import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type FormText, fieldIssues } from '../../../../../shared/rules/field.ts';
import {
  type MessageReportReason,
  messageReportFields,
  messageReportReasons,
} from '../../../../../shared/rules/messageFields.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Quote } from '../../../components/Written.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { type Message, sendReport } from '../api/messages.ts';
import type { ThreadName } from '../thread.ts';

interface Props {
  name: ThreadName;
  message: Message;
  onClose: () => void;
}

/** Tells those who run Sarai what is wrong with a message, after a look at what they will read. */
export function ReportMessage({ name, message, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { form, control, busy } = useForm({
    fields: messageReportFields,
    check: issuesOf,
    send: (body) => sendReport(name, { ...body, messageId: message._id }),
    onDone: onClose,
  });
  const words: Record<MessageReportReason, string> = {
    asks_for_money: t`Somebody asks for money in advance`,
    leads_elsewhere: t`It leads to another place to book or pay`,
    insults: t`It insults or threatens`,
    other: t`Something else`,
  };
  return (
    <ConfirmDialog
      title={<Trans>Report this message</Trans>}
      action={<Trans>Send report</Trans>}
      keep={<Trans>Cancel</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <Quote text={message.text} className="mb-3 max-h-32 overflow-y-auto border-apricot" />
      <Trans>
        Somebody of Sarai reads this message and the two before it. Whoever wrote it does not learn that you reported
        it.
      </Trans>
      <form {...form} id={id} className="mt-5 grid gap-5 text-walnut">
        <RadioGroup
          {...control('reason')}
          options={messageReportReasons.map((value) => ({ value, label: words[value] }))}
        />
        <TextArea {...control('note')} required={false} rows={2} hint={t`You may leave it out.`} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}

/** The note may be left out. */
function issuesOf(typed: FormText<typeof messageReportFields>) {
  const issues = fieldIssues(messageReportFields, typed);
  return typed.note.trim() === '' ? issues.filter(({ path }) => path !== 'note') : issues;
}
