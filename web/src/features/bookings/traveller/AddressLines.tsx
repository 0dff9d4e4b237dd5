import type { BookingDetails } from '../../../../../shared/contracts/bookings.ts';

/** The address of a hotel, as it stands on an envelope. */
export function AddressLines({ address }: { address: NonNullable<BookingDetails['address']> }) {
  const { street, city, state, zipCode, country } = address;
  return (
    <address className="not-italic wrap-anywhere">
      <bdi className="block">{street}</bdi>
      <bdi className="numbers block">
        {city} {zipCode}
      </bdi>
      <bdi className="block">
        {state}, {country}
      </bdi>
    </address>
  );
}
