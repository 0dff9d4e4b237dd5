import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import type { MailBlockReason } from '../../../../shared/rules/email.ts';
import { SupportMail } from '../contact/SupportMail.tsx';
import { useProfile } from './api/profiles.ts';

/** Says that no mails go to the own address, and what to do: requests and answers would wait for a mail that never comes. */
export function MailBlocked({ role, id }: { role: Role; id: string }) {
  const headingId = useId();
  const { profile } = useProfile(role, id);
  if (!profile?.mailBlock) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="mb-8 grid max-w-2xl gap-1.5 rounded-panel bg-apricot-pale p-5 text-walnut"
    >
      <h2 id={headingId} className="text-xl">
        <Trans>You get no mails from us</Trans>
      </h2>
      <p className="wrap-anywhere">
        <Why reason={profile.mailBlock} email={profile.email} />
      </p>
      <p>
        <Trans>
          To get mails again, write to <SupportMail />.
        </Trans>
      </p>
      <p>
        {role === 'vendor' ? (
          <Trans>Until then no mail tells you of new requests: look at your dashboard.</Trans>
        ) : (
          <Trans>Until then no mail tells you of answers to your requests: look at your bookings.</Trans>
        )}
      </p>
    </section>
  );
}

function Why({ reason, email }: { reason: MailBlockReason; email: string }) {
  if (reason === 'bounce') {
    return (
      <Trans>
        Mails to <bdi className="font-semibold">{email}</bdi> come back. Ask whoever runs the mailbox to mend it.
      </Trans>
    );
  }
  return (
    <Trans>
      A mail of ours to <bdi className="font-semibold">{email}</bdi> was reported as spam, so we have stopped.
    </Trans>
  );
}
