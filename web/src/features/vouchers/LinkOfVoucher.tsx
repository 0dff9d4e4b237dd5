import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useModal } from '../../components/useModal.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import type { Booking } from '../bookings/stay/booking.ts';
import type { LinkSide } from './api/voucherLinks.ts';
import { PassedLink } from './PassedLink.tsx';
import { useVoucherLink } from './useVoucherLink.ts';

interface Props {
  booking: Booking;
  side: LinkSide;
  /** The number of a receipt that the link opens in place of the voucher. */
  receipt?: number | undefined;
  /** The name of the button where it stands among those of other bookings. */
  label?: string;
  children: ReactNode;
}

/** The way to the link of a voucher, which a press makes. */
export function LinkOfVoucher({ booking, side, receipt, label, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="share" />
        {children}
      </Button>
      {open && <LinkSheet {...{ booking, side, receipt }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The link, with the ways to pass it on, and to end it. */
function LinkSheet({ booking, side, receipt, onClose }: Omit<Props, 'children' | 'label'> & { onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const { token, failed, busy, end } = useVoucherLink(side, booking._id, onClose);
  const modal = useModal(() => busy || onClose());
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="m-auto w-[min(30rem,calc(100vw-2.25rem))] rounded-panel bg-paper p-6 text-walnut shadow-lift backdrop:bg-[rgb(var(--shade)/0.45)]"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-2xl wrap-anywhere">
          {receipt === undefined ? <Trans>Link to the voucher</Trans> : <Trans>Link to the receipt</Trans>}
        </h2>
        <Button variant="quiet" className="-me-3 -mt-2 size-11 shrink-0" aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <p className="mt-2 text-bark">
        <Trans>
          It opens without a login, and shows the booking as it is. Whoever has it can read it, without phone and email
          of the guest, until 30 days after check-out or until you end it.
        </Trans>
      </p>
      <div className="mt-5 grid gap-5">
        <FormAlert />
        {token === undefined && !failed && <Skeletons className="grid gap-3" shapes={['h-12 w-full', 'h-12 w-2/3']} />}
        {token !== undefined && <PassedLink {...{ booking, side, receipt, token }} />}
        {token !== undefined && (
          <Button variant="quiet" className="-ms-2 justify-self-start" busy={busy} onClick={() => void end()}>
            <Trans>End this link</Trans>
          </Button>
        )}
      </div>
    </dialog>
  );
}
