import { Trans, useLingui } from '@lingui/react/macro';
import { markBounds, markNames, reviewFields } from '../../../../shared/rules/reviews.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { RadioGroup } from '../../forms/RadioGroup.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useWriteReview } from './api/reviews.ts';

const { min, max } = markBounds;
const options = Array.from({ length: max - min + 1 }, (_, at) => String(min + at)).map((mark) => ({
  value: mark,
  label: mark,
}));

/** Five marks and words about the stay of a booking. */
export function ReviewForm({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const send = useWriteReview(bookingId);
  const { form, control, alert, busy } = useForm({ fields: reviewFields, send });
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{alert?.message}</FormAlert>
      <p className="text-bark">
        <Trans>1 is the worst mark, 5 the best.</Trans>
      </p>
      {markNames.map((name) => (
        <RadioGroup key={name} {...control(name)} options={options} />
      ))}
      <TextArea {...control('words')} rows={6} hint={t`Everybody can read it, with your first name.`} />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Publish the review</Trans>
      </Button>
    </form>
  );
}
