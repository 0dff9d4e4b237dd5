import { langOf } from '../../../components/writtenIn.ts';
import { commaIn } from '../../../words/lists.ts';
import type { Booking } from './booking.ts';

/** The address of a hotel, as it stands on an envelope. */
export function AddressLines({ address }: { address: NonNullable<Booking['address']> }) {
  const { street, city, state, zipCode, country } = address;
  const lang = langOf(state + country);
  return (
    <address className="not-italic wrap-anywhere">
      <bdi lang={langOf(street)} className="block">
        {street}
      </bdi>
      <bdi lang={langOf(city)} className="numbers block">
        {city} {zipCode}
      </bdi>
      <bdi lang={lang} className="block">
        {state}
        {commaIn(lang)}
        {country}
      </bdi>
    </address>
  );
}
