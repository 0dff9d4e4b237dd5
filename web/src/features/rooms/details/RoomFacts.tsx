import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { langOf } from '../../../components/writtenIn.ts';
import { commaIn } from '../../../words/lists.ts';
import type { ChosenDays } from '../../bookings/stay/chosenDays.ts';
import { formatBeds, formatClass, formatGuests, formatPrice } from '../format.ts';
import { PlaceName } from '../PlaceName.tsx';
import { Availability } from './Availability.tsx';
import type { ShownRoom } from './shownRoom.ts';

/** Every fact of a room that the specification lists, each with its name. */
export function RoomFacts({ shown, days }: { shown: ShownRoom; days: ChosenDays }) {
  const { t } = useLingui();
  const { property, hotel, room, vendor } = shown;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8">
      <Fact name={t`Class type`}>{formatClass(hotel.classType)}</Fact>
      <Fact name={t`Location`}>
        <PlaceName typed={property.Location} />
      </Fact>
      <Fact name={t`Room number`}>{room.roomNumber}</Fact>
      <Fact name={t`Guest capacity`}>{formatGuests(room.membersCapacity)}</Fact>
      <Fact name={t`Number of beds`}>{formatBeds(room.No_of_beds)}</Fact>
      <Fact name={t`Price per night`}>{formatPrice(room.price)}</Fact>
      <Fact name={t`Availability`} wide>
        <Availability shown={shown} days={days} />
      </Fact>
      <Fact name={t`Address`} wide>
        <Address shown={shown} />
      </Fact>
      {vendor.userName && (
        <Fact name={t`Vendor name`} wide>
          <bdi lang={langOf(vendor.userName)}>{vendor.userName}</bdi>
        </Fact>
      )}
      {vendor.email && (
        <Fact name={t`Vendor email`} wide>
          <a href={`mailto:${vendor.email}`} className="text-glacier underline underline-offset-4 wrap-anywhere">
            {vendor.email}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Address({ shown: { property } }: { shown: ShownRoom }) {
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

interface FactProps {
  name: string;
  /** It takes the whole width of a phone. */
  wide?: boolean;
  children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'max-sm:col-span-2' : ''}>
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="numbers mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
