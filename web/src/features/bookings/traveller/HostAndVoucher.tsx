import { Trans } from '@lingui/react/macro';
import type { BookingDetails, BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { voucherPath } from '../../../paths.ts';
import { useUserBooking } from '../api/travellerBookings.ts';
import { callLink, whatsAppLink } from '../stay/phoneLinks.ts';
import { AddressLines } from './AddressLines.tsx';

/** Where the hotel is, how its host is reached, and the voucher: of a booking that was accepted. */
export function HostAndVoucher({ booking: { _id, code } }: { booking: BookingRequest }) {
  const { booking, error, retry } = useUserBooking(_id);
  return (
    <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-4 sm:grid-cols-2 md:col-span-2">
      {booking ? <Contact booking={booking} /> : error ? <Missing onRetry={retry} /> : <ContactSkeleton />}
      <div className="sm:text-end">
        <ButtonLink to={voucherPath(_id)} variant="secondary">
          <Trans>Voucher {code}</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Contact({ booking: { address, host } }: { booking: BookingDetails }) {
  return (
    <div className="grid min-w-0 gap-3 wrap-anywhere">
      {address && <AddressLines address={address} />}
      {host && (
        <div>
          <p className="font-semibold">
            <bdi>{host.name}</bdi>
          </p>
          <HostLinks host={host} />
        </div>
      )}
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-glacier underline decoration-1 underline-offset-4 hover:decoration-2';

function HostLinks({ host: { contactNumber, email } }: { host: NonNullable<BookingDetails['host']> }) {
  const call = callLink(contactNumber);
  const chat = whatsAppLink(contactNumber);
  return (
    <ul className="numbers flex flex-wrap gap-x-5">
      {call && (
        <li>
          <a href={call} className={link}>
            <bdi>{contactNumber}</bdi>
          </a>
        </li>
      )}
      {chat && (
        <li>
          <a href={chat} target="_blank" rel="noreferrer" className={link}>
            WhatsApp
          </a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </li>
    </ul>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start">
      <p>
        <Trans>Address and host could not be loaded.</Trans>
      </p>
      <Button variant="quiet" className="-ms-2" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function ContactSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      <Skeleton className="h-12 w-56 max-w-full" />
      <Skeleton className="h-11 w-64 max-w-full" />
    </SkeletonGroup>
  );
}
