import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { useProfile } from '../accounts/api/profiles.ts';
import { EmailCode } from './EmailCode.tsx';

/** Asks to confirm the email, and says why, for as long as it is not confirmed. */
export function ConfirmEmail({ role, id: accountId }: { role: Role; id: string }) {
  const id = useId();
  const { profile, retry } = useProfile(role, accountId);
  const asks = profile !== undefined && !profile.emailConfirmed;
  useFocusAfter(asks);
  if (!asks) return null;
  const { email, mailBlock } = profile;
  return (
    <section aria-labelledby={id} className="mb-8 grid max-w-2xl gap-4 rounded-panel bg-apricot-pale p-5 text-walnut">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-xl">
          <Trans>Confirm your email</Trans>
        </h2>
        <p>{role === 'user' ? <Trans>Until then your requests do not go to owners.</Trans> : <WhileNew />}</p>
        {!mailBlock && (
          <p className="wrap-anywhere">
            <Trans>
              A code and a link go to <bdi className="font-semibold">{email}</bdi>.
            </Trans>
          </p>
        )}
      </div>
      <EmailCode role={role} profile={profile} onConfirmed={retry} />
    </section>
  );
}

function WhileNew() {
  return (
    <Trans>
      Until then travellers find your rooms with the words “New host, e-mail not confirmed yet”, the home page does not
      show them, and you can list ten properties at most.
    </Trans>
  );
}
