import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { buttonStyle } from '../../components/buttonStyle.ts';
import { Icon } from '../../components/Icon.tsx';
import { toast } from '../../components/toasts/toast.ts';
import { useOrigin } from '../../components/useOrigin.ts';

interface Props {
  title: string;
  /** The message before the address. */
  text: string;
  /** The address within this site. */
  path: string;
}

/** Passes an address on: by what the phone offers, in WhatsApp, or as a copied address. */
export function ShareLinks({ title, text, path }: Props) {
  const { t } = useLingui();
  const url = useOrigin() + useHref(path);

  async function share() {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text, url });
      await navigator.clipboard.writeText(url);
      toast('success', t`The address is copied.`);
    } catch (error) {
      // Who closes the phone's own dialog wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast('error', t`The address could not be copied. Copy it from the top of the browser.`);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        <Trans>Share</Trans>
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Share in WhatsApp`}
        className={buttonStyle('secondary')}
      >
        <Trans>WhatsApp</Trans>
      </a>
    </>
  );
}
