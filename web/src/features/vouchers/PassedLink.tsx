import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useHref } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { buttonStyle } from '../../components/buttonStyle.ts';
import { useOrigin } from '../../components/useOrigin.ts';
import { receiptLinkPath, voucherLinkPath } from '../../paths.ts';
import { formatStay } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { listed } from '../../words/lists.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { whatsAppLink } from '../bookings/stay/phoneAddresses.ts';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { copyText } from '../rooms/copyText.ts';
import { formatPrice } from '../rooms/format.ts';
import type { LinkSide } from './api/voucherLinks.ts';

interface Props {
  booking: Booking;
  side: LinkSide;
  token: string;
  /** The number of a receipt that it opens. */
  receipt?: number | undefined;
}

/** The address of a voucher, to be sent in WhatsApp or copied. The owner writes to the guest; a guest chooses to whom. */
export function PassedLink({ booking, side, token, receipt }: Props) {
  const { t } = useLingui();
  const id = useId();
  const url = useOrigin() + useHref(receipt === undefined ? voucherLinkPath(token) : receiptLinkPath(token, receipt));
  const message = useMessage(booking, url);
  const toGuest = side === 'owner' ? whatsAppLink(booking.guest.contactNumber, message) : undefined;

  const copy = () =>
    copyText(url, {
      done: t`The link is copied.`,
      failed: t`The link could not be copied. Mark it and copy it.`,
    });

  return (
    <>
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          <Trans>Link</Trans>
        </label>
        <input
          id={id}
          readOnly
          dir="ltr"
          value={url}
          onFocus={({ target }) => target.select()}
          className="mt-1.5 min-h-12 w-full rounded-control border border-outline bg-snow px-3 text-sm"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={toGuest ?? `https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('primary')}
        >
          <Trans>Send in WhatsApp</Trans>
        </a>
        <Button variant="secondary" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
    </>
  );
}

/** The message for WhatsApp: place, days, rooms, total and the link. */
function useMessage({ hotelName, location, checkIn, checkOut, rooms, total, paid = 0 }: Booking, url: string): string {
  const { t } = useLingui();
  const place = listed([isolate(hotelName), isolate(location)]);
  const [days, numbers, rest] = [formatStay(checkIn, checkOut), formatRooms(rooms), Math.max(0, total - paid)];
  const [had, price] = [formatPrice(paid), formatPrice(rest)];
  const money = [...(paid > 0 ? [t`Paid: ${had}`] : []), t`To pay at the hotel: ${price}`];
  return [t`Your booking: ${place}`, listed([days, numbers]), ...money, url].join('\n');
}
