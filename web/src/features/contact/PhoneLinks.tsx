import { Trans, useLingui } from '@lingui/react/macro';
import { buttonStyle } from '../../components/buttonStyle.ts';
import { Icon } from '../../components/Icon.tsx';
import { chatWith, dialled } from './phoneLinks.ts';

/** Calls somebody, or writes to them in WhatsApp. */
export function PhoneLinks({ name, number }: { name: string; number: string }) {
  const { t } = useLingui();
  const chat = chatWith(number);
  return (
    <p className="flex flex-wrap gap-3">
      <a href={dialled(number)} aria-label={t`Call ${name}: ${number}`} className={buttonStyle('secondary', 'numbers')}>
        <Icon name="phone" />
        <bdi>{number}</bdi>
      </a>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Write to ${name} in WhatsApp`}
          className={buttonStyle('secondary')}
        >
          <Icon name="chat" />
          <Trans>WhatsApp</Trans>
        </a>
      )}
    </p>
  );
}
