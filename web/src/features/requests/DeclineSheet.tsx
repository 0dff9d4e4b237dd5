import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import type { HostReason } from '../../../../shared/rules/declineReasons.ts';
import { reasonField } from '../../../../shared/rules/stays.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { guestName } from '../../words/guests.ts';
import { MailNote } from './MailNote.tsx';
import { ReasonChips } from './ReasonChips.tsx';
import { type SheetProps, useSheetAnswer } from './useSheetAnswer.ts';

/** Asks before a request is declined, and why: one of our reasons, a line of the owner's own, both or none. */
export function DeclineSheet(props: SheetProps) {
  const { request, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const { send, busy } = useSheetAnswer(props, 'reject');
  const [reasonCode, setReasonCode] = useState<HostReason>();
  const [reason, setReason] = useState('');
  const name = guestName(request.guest.name);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void send({ reasonCode, reason });
  }

  return (
    <ConfirmDialog
      title={
        <Trans>
          Decline <bdi lang={langOf(name)}>{name}</bdi>?
        </Trans>
      }
      action={<Trans>Decline</Trans>}
      keep={<Trans>Not now</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <form id={id} onSubmit={submit} className="grid gap-4">
        <ReasonChips chosen={reasonCode} onChosen={setReasonCode} />
        <TextArea
          label={t`A line of your own`}
          hint={t`The guest reads this.`}
          name="reason"
          rows={2}
          required={false}
          maxLength={reasonField.maxLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <MailNote guest={name} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}
