import { langOf } from '../../../components/writtenIn.ts';
import type { Booking } from './booking.ts';
import { MailLink, PhoneLinks } from './PhoneLinks.tsx';

/** Name, number and mail of a host. */
export function HostLines({ host: { name, contactNumber, email } }: { host: NonNullable<Booking['host']> }) {
  return (
    <div className="grid content-start justify-items-start gap-2 wrap-anywhere">
      <p className="font-semibold">
        <bdi lang={langOf(name)}>{name}</bdi>
      </p>
      {contactNumber && <PhoneLinks name={name} number={contactNumber} />}
      <MailLink email={email} />
    </div>
  );
}
