import { Trans, useLingui } from '@lingui/react/macro';
import { buttonStyle } from '../../../components/buttonStyle.ts';
import { Icon } from '../../../components/Icon.tsx';
import { callLink, whatsAppLink } from './phoneLinks.ts';

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
