import { useLingui } from '@lingui/react/macro';
import { Fact } from '../../components/Fact.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { commaIn } from '../../words/lists.ts';
import { formatBeds, formatClass, formatGuests, formatPrice } from '../rooms/format.ts';
import { PlaceName } from '../rooms/PlaceName.tsx';
import type { RoomView } from './roomView.ts';

/** Every fact of a room that the specification lists, each with its name. Whether it is free is said beside its price. */
export function RoomFacts({ view }: { view: RoomView }) {
  const { t } = useLingui();
  const { property, hotel, room, vendor } = view;
  const amount = formatPrice(room.from ?? room.price);
  return (
    <dl className="numbers grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8">
      <Fact name={t`Class type`}>{formatClass(hotel.classType)}</Fact>
      <Fact name={t`Location`}>
        <PlaceName typed={property.Location} />
      </Fact>
      <Fact name={t`Room number`}>{room.roomNumber}</Fact>
      <Fact name={t`Guest capacity`}>{formatGuests(room.membersCapacity)}</Fact>
      <Fact name={t`Number of beds`}>{formatBeds(room.No_of_beds)}</Fact>
      <Fact name={t`Price per night`}>{room.from === undefined ? amount : t`from ${amount}`}</Fact>
      <Fact name={t`Address`} className="max-sm:col-span-2">
        <Address view={view} />
      </Fact>
      {vendor.userName && (
        <Fact name={t`Vendor name`} className="max-sm:col-span-2">
          <bdi lang={langOf(vendor.userName)}>{vendor.userName}</bdi>
        </Fact>
      )}
      {vendor.email && (
        <Fact name={t`Vendor email`} className="max-sm:col-span-2">
          <a href={`mailto:${vendor.email}`} className="text-glacier underline underline-offset-4 wrap-anywhere">
            {vendor.email}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Address({ view: { property } }: { view: RoomView }) {
  const { street, city, state, zipCode, country } = property.address;
  const lang = langOf([street, city, state, country].join());
  const comma = commaIn(lang);
  return (
    // In the direction of most of its letters, so that its parts stand in the order in which they were written.
    <bdi lang={lang} dir={lang && (lang === 'ur' ? 'rtl' : 'ltr')}>
      <bdi>{street}</bdi>
      {comma}
      <bdi>{city}</bdi>
      {comma}
      <bdi>{state}</bdi>
      {zipCode !== undefined && <span className="whitespace-nowrap"> {zipCode}</span>}
      {comma}
      <bdi>{country}</bdi>
    </bdi>
  );
}
