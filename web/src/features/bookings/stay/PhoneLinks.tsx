import { Trans, useLingui } from '@lingui/react/macro';
import { buttonStyle } from '../../../components/buttonStyle.ts';
import { Icon } from '../../../components/Icon.tsx';
import { callLink, whatsAppLink } from './phoneAddresses.ts';

/** Calls somebody, or writes to them in WhatsApp. */
export function PhoneLinks({ name, number }: { name: string; number: string }) {
  const { t } = useLingui();
  const call = callLink(number);
  const chat = whatsAppLink(number);
  return (
    <p className="flex flex-wrap gap-3">
      {call && (
        <a
          href={call}
          aria-label={t`Call ${name}: ${number}`}
          className={buttonStyle('secondary', 'numbers max-sm:px-3')}
        >
          <Icon name="phone" />
          <bdi>{number}</bdi>
        </a>
      )}
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Write to ${name} in WhatsApp`}
          className={buttonStyle('secondary', 'max-sm:px-3')}
        >
          <Trans>WhatsApp</Trans>
        </a>
      )}
    </p>
  );
}

/** A number in a line of text, that calls somebody. */
export function CallLink({ name, number }: { name: string; number: string }) {
  const { t } = useLingui();
  const call = callLink(number);
  if (call === undefined) return null;
  return (
    <a
      href={call}
      aria-label={t`Call ${name}: ${number}`}
      className="numbers inline-flex min-h-11 items-center text-glacier underline-offset-4 hover:underline"
    >
      <bdi>{number}</bdi>
    </a>
  );
}

/** Writes a mail to somebody. */
export function MailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 max-w-full items-center text-glacier underline-offset-4 hover:underline"
    >
      <bdi className="min-w-0 wrap-anywhere">{email}</bdi>
    </a>
  );
}
