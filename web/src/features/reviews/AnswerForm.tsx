import { Trans, useLingui } from '@lingui/react/macro';
import { answerFields } from '../../../../shared/rules/reviews.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useAnswerReview } from './api/reviews.ts';

/** What the host says to a review. */
export function AnswerForm({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const send = useAnswerReview(bookingId);
  const { form, control, alert, busy } = useForm({ fields: answerFields, send });
  return (
    <form {...form} className="grid max-w-lg gap-5">
      <FormAlert>{alert?.message}</FormAlert>
      <TextArea {...control('answer')} rows={4} hint={t`Everybody can read it below the review. You answer once.`} />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Publish the answer</Trans>
      </Button>
    </form>
  );
}
