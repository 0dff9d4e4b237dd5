import type { BookingDetails } from '../../../../../shared/contracts/bookings.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { listed } from '../../../words/lists.ts';

/** The address of a hotel, as it stands on an envelope. */
export function AddressLines({ address }: { address: NonNullable<BookingDetails['address']> }) {
  const { street, city, state, zipCode, country } = address;
  return (
    <address className="not-italic wrap-anywhere">
      <bdi lang={langOf(street)} className="block">
        {street}
      </bdi>
      <bdi lang={langOf(city)} className="numbers block">
        {city} {zipCode}
      </bdi>
      <bdi lang={langOf(state + country)} className="block">
        {listed([state, country])}
      </bdi>
    </address>
  );
}
