import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { buttonStyle } from '../../../components/buttonStyle.ts';
import { Icon } from '../../../components/Icon.tsx';
import { toast } from '../../../components/toasts/toast.ts';
import { formatPrice } from '../format.ts';
import type { ShownRoom } from './shownRoom.ts';

/** Passes the room on: by what the phone offers, in WhatsApp, or as a copied address. Days that are chosen stay in it. */
export function ShareRoom({ shown: { hotel, property, room } }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const title = `${hotel.name}, ${property.Location}`;
  const text = t`${title}: ${formatPrice(room.price)} a night`;
  const address = () => new URL(pathname + search, window.location.href).href;

  async function share() {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text, url: address() });
      await navigator.clipboard.writeText(address());
      toast('success', t`The address of this room is copied.`);
    } catch (error) {
      // Who closes the phone's own dialog wants nothing more.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast('error', t`The address could not be copied. Copy it from the top of the browser.`);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        <Trans>Share</Trans>
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${address()}`)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Share in WhatsApp`}
        className={buttonStyle('secondary')}
      >
        <Trans>WhatsApp</Trans>
      </a>
    </div>
  );
}
