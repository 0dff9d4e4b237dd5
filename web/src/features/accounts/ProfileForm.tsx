import { Trans, useLingui } from '@lingui/react/macro';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { signupFields } from '../../../../shared/rules/accounts.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { focusMain } from '../../components/focusMain.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormSkeleton } from '../../forms/FormSkeleton.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RestoredNotice } from '../../forms/RestoredNotice.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { say } from '../../words/say.ts';
import { useProfile } from './api/profiles.ts';
import { useProfileForm } from './useProfileForm.ts';

/** The own profile as a form. */
export function ProfileForm({ role, id }: { role: Role; id: string }) {
  const { profile, error, retry, save } = useProfile(role, id);
  if (error && !profile) return <ErrorState onRetry={retry} />;
  return profile ? <Form role={role} profile={profile} save={save} /> : <FormSkeleton />;
}

type Own = ReturnType<typeof useProfile>;

interface Props extends Pick<Own, 'save'> {
  role: Role;
  profile: NonNullable<Own['profile']>;
}

/** The fields of an account that may be changed, and its email, which may not. */
function Form({ role, profile, save }: Props) {
  const { t } = useLingui();
  const { form, control, busy, restored, startAfresh } = useProfileForm(role, profile, save);
  // The button goes with the notice.
  const drop = () => {
    startAfresh();
    focusMain();
  };
  return (
    <form {...form} className="grid gap-5">
      <RestoredNotice restored={restored} action={<Trans>Drop what I typed</Trans>} onDrop={drop}>
        <p>
          <Trans>This is what you typed before. You have not saved it yet.</Trans>
        </p>
      </RestoredNotice>
      {profile.DateOfBirth === '' && (
        <p className="rounded-control bg-apricot-pale px-4 py-3 text-walnut">
          <Trans>Your date of birth is still missing. Add it when you change something here.</Trans>
        </p>
      )}
      <TextField {...control('userName')} autoComplete="name" />
      {role === 'vendor' && <TextField {...control('companyName')} autoComplete="organization" />}
      <DateField {...control('DateOfBirth')} autoComplete="bday" />
      <PhoneField {...control('contactNumber')} />
      <TextField
        name="email"
        type="email"
        value={profile.email}
        readOnly
        required={false}
        label={say(signupFields[role].email.label)}
        hint={t`You log in with it, so it stays as it is.`}
      />
      <FormAlert />
      <div className="grid gap-2">
        <Button type="submit" busy={busy} className="justify-self-start">
          <Trans>Update</Trans>
        </Button>
        <p className="text-sm text-bark">
          <Trans>Until then this browser keeps what you type.</Trans>
        </p>
      </div>
      <p>
        <TextLink to={accountPaths[role].sendCode} state={{ email: profile.email }}>
          <Trans>Set a password, or a new one</Trans>
        </TextLink>
      </p>
    </form>
  );
}
