import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type FormText, fieldIssues } from '../../../../shared/rules/field.ts';
import { type ReportReason, reportFields, reportReasons } from '../../../../shared/rules/reports.ts';
import { useSend } from '../../api/useSend.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Lets anybody tell those who run Sarai what is wrong with a listing. */
export function ReportListing({ propertyId }: { propertyId: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" className="-ms-2" onClick={() => setAsking(true)}>
        <Trans>Report this listing</Trans>
      </Button>
      {asking && <Question propertyId={propertyId} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Question({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const report = useSend('reportProperty');
  const { form, control, busy } = useForm({
    fields: reportFields,
    check: issuesOf,
    send: (body) => report({ params: { propertyId }, body }),
    onDone: onClose,
  });
  const words: Record<ReportReason, string> = {
    not_there: t`This place does not exist`,
    not_as_shown: t`It is not as it is shown`,
    asks_for_money: t`Somebody asks for money in advance`,
    not_fit: t`Words or photos that are not fit to be shown`,
    other: t`Something else`,
  };
  return (
    <ConfirmDialog
      title={<Trans>Report this listing</Trans>}
      action={<Trans>Send report</Trans>}
      keep={<Trans>Cancel</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <Trans>Somebody of Sarai looks at it. The owner does not learn who wrote.</Trans>
      <form {...form} id={id} className="mt-5 grid gap-5 text-walnut">
        <RadioGroup {...control('reason')} options={reportReasons.map((value) => ({ value, label: words[value] }))} />
        <TextArea
          {...control('note')}
          required={false}
          rows={3}
          hint={t`Tell us what you saw. You may leave it out.`}
        />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}

/** The note may be left out. */
function issuesOf(typed: FormText<typeof reportFields>) {
  const issues = fieldIssues(reportFields, typed);
  return typed.note.trim() === '' ? issues.filter(({ path }) => path !== 'note') : issues;
}
