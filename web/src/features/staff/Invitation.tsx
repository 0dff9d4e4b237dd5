import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { joiningFields } from '../../../../shared/rules/staffForms.ts';
import type { AnswerOf } from '../../api/types.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { PasswordField, usePasswordHint } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { isolate } from '../../words/isolate.ts';
import { startSessionWith } from '../accounts/api/sessions.ts';
import { isEnded, useInvitation, useJoinStaff } from './api/staff.ts';

/** The invitation of a mail's link, with the form that accepts it. To look at it changes nothing. */
export function Invitation({ token }: { token: string }) {
  const { t } = useLingui();
  const { data, error, mutate } = useInvitation(token);
  if (error && isEnded(error)) return <InvitationEnded />;
  if (data) return <Joining token={token} invitation={data.data} />;
  if (!error) return <Skeletons className="grid gap-6" shapes={['h-16 w-2/3', 'h-40 w-full']} />;
  return (
    <div className="grid gap-8">
      <PageTitle title={t`An invitation`} />
      <ErrorState onRetry={() => void mutate()} />
    </div>
  );
}

interface JoiningProps {
  token: string;
  invitation: AnswerOf<'viewStaffInvitation'>['data'];
}

/** The session of the login that is opened here takes the place of any other. */
function Joining({ token, invitation: { email, hostName, hotelName } }: JoiningProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const join = useJoinStaff();
  const hint = usePasswordHint('vendor');
  const { form, control, alert, busy } = useForm({
    fields: joiningFields,
    send: (body) => join({ body: { token, ...body } }),
    onDone: (answer) => {
      startSessionWith('vendor', answer);
      navigate(accountPaths.vendor.home, { replace: true });
    },
  });
  if (alert && isEnded(alert)) return <InvitationEnded />;
  const hotel = isolate(hotelName);
  return (
    <div className="grid max-w-lg gap-6">
      <PageTitle title={hotelName ? t`Help at ${hotel}` : t`An invitation`}>
        <Trans>
          <bdi lang={langOf(hostName)}>{hostName}</bdi> asks you to answer requests, take bookings, check guests in and
          close nights, with a login of your own.
        </Trans>
      </PageTitle>
      <form {...form} className="grid gap-5">
        <p>
          <Trans>
            You log in with <bdi className="font-semibold wrap-anywhere">{email}</bdi>.
          </Trans>
        </p>
        <TextField {...control('userName')} autoComplete="name" />
        <PasswordField {...control('password')} autoComplete="new-password" hint={hint} />
        <FormAlert />
        <Button type="submit" busy={busy}>
          <Trans>Accept the invitation</Trans>
        </Button>
      </form>
    </div>
  );
}

/** An invitation that opens nothing any more, or a page without its link. */
export function InvitationEnded() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`This invitation has ended`}>
        <Trans>
          It works for seven days and once, and only that of the newest mail does. If you accepted it, log in; else ask
          whoever invited you for another one.
        </Trans>
      </PageTitle>
      <ButtonLink to={accountPaths.vendor.login} className="mt-7">
        <Trans>Log in</Trans>
      </ButtonLink>
    </>
  );
}
