import { Trans, useLingui } from '@lingui/react/macro';
import { buttonStyle } from '../../../components/buttonStyle.ts';
import { Icon } from '../../../components/Icon.tsx';

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

/**
 * A number as it is dialled from everywhere, digits alone: `03001234567` is one of Pakistan, and so is
 * `3001234567`; `00` is before the number of another country. A number too short to dial from abroad gives undefined.
 */
function international(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `92${digits.slice(1)}`;
  if (/^3\d{9}$/.test(digits)) return `92${digits}`;
  return digits.length >= 10 ? digits : undefined;
}

/** The address that calls a number; undefined for none. */
function callLink(number: string): string | undefined {
  const dialled = international(number);
  if (dialled !== undefined) return `tel:+${dialled}`;
  return /\d/.test(number) ? `tel:${number.replace(/\D/g, '')}` : undefined;
}

/** The address that opens a chat with a number in WhatsApp; undefined where it can have none. */
function whatsAppLink(number: string): string | undefined {
  const dialled = international(number);
  return dialled === undefined ? undefined : `https://wa.me/${dialled}`;
}
