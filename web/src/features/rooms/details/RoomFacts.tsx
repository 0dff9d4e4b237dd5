import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatBeds, formatClass, formatGuests, formatPrice } from '../format.ts';
import { Availability } from './Availability.tsx';
import type { ShownRoom } from './shownRoom.ts';

/** Every fact of a room, each with its name. */
export function RoomFacts({ shown }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { property, hotel, room, vendor } = shown;
  const { street, city, state, zipCode, country } = property.address;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact name={t`Class type`}>{formatClass(hotel.classType)}</Fact>
      <Fact name={t`Location`}>{property.Location}</Fact>
      <Fact name={t`Room number`}>{room.roomNumber}</Fact>
      <Fact name={t`Guest capacity`}>{formatGuests(room.membersCapacity)}</Fact>
      <Fact name={t`Number of beds`}>{formatBeds(room.No_of_beds)}</Fact>
      <Fact name={t`Price per night`}>{formatPrice(room.price)}</Fact>
      <Fact name={t`Availability`}>
        <Availability available={room.availability} />
      </Fact>
      <Fact name={t`Address`}>
        {street}, {city}, {state}
        {zipCode !== undefined && <span className="whitespace-nowrap"> {zipCode}</span>}, {country}
      </Fact>
      {vendor.userName && <Fact name={t`Vendor name`}>{vendor.userName}</Fact>}
      {vendor.email && (
        <Fact name={t`Vendor email`}>
          <a href={`mailto:${vendor.email}`} className="text-glacier underline underline-offset-4 wrap-anywhere">
            {vendor.email}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline pt-3">
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="numbers mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
