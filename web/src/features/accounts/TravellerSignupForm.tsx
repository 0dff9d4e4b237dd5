import { Trans, useLingui } from '@lingui/react/macro';
import { travellerSignupIssues } from '../../../../shared/rules/signup.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { startSessionWith, useSignUp } from './api/sessions.ts';
import { emptyPerson, PersonFields } from './PersonFields.tsx';

/** What is wrong is said one at a time, in the documented order. */
export function TravellerSignupForm() {
  const { t } = useLingui();
  const signUp = useSignUp('user');
  const { form, control, alert, busy } = useForm({
    initial: emptyPerson,
    check: travellerSignupIssues,
    send: (body) => signUp({ body }),
    onDone: (answer) => startSessionWith('user', answer),
  });
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{alert?.message}</FormAlert>
      <PersonFields
        control={control}
        passwordHint={t`At least 8 characters, with a capital, a small letter and one of @#$%^&+=`}
      />
      <Button type="submit" busy={busy} className="mt-2">
        <Trans>Submit</Trans>
      </Button>
    </form>
  );
}
