import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { roomPath, updatePropertyPath } from '../../../paths.ts';
import { comma } from '../../../words/lists.ts';
import { formatClass } from '../../rooms/format.ts';
import { NewHostMark } from '../../rooms/NewHostMark.tsx';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { DeleteProperty } from './DeleteProperty.tsx';
import { VendorRoom } from './VendorRoom.tsx';

/** Rooms that are shown before one asks for all: a property may have a hundred. */
const shownFirst = 6;

/** One of the own properties, and what can be done with it. */
export function VendorPropertyCard({ property }: { property: VendorProperty }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const [hotel] = property.hotels;
  if (!hotel) return null;
  const { _id, Location, address } = property;
  const { name, classType, rooms } = hotel;
  const room = rooms[0]?.roomNumber ?? 0;
  return (
    <article aria-label={name} className="grid gap-4">
      <header>
        <h2 className="text-2xl wrap-anywhere">
          <Link to={roomPath({ propertyId: _id, roomNumber: room })} className="underline-offset-4 hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="text-bark wrap-anywhere">
          <PlaceName typed={Location} />
          {Location !== address.city && (
            <>
              {comma}
              <PlaceName typed={address.city} />
            </>
          )}{' '}
          · {formatClass(classType)}
        </p>
        {property.newHost && (
          <p className="mt-2">
            <NewHostMark />
          </p>
        )}
        {property.hidden && (
          <p className="mt-2 rounded-control bg-apricot-pale px-4 py-3 text-walnut">
            <Trans>Sarai has hidden this listing, so that travellers do not see it. Write to us to learn why.</Trans>
          </p>
        )}
      </header>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {(all ? rooms : rooms.slice(0, shownFirst)).map((each) => (
          <VendorRoom key={each._id} property={property} room={each} />
        ))}
      </ul>
      {rooms.length > shownFirst && !all && (
        <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setAll(true)}>
          <Trans>Show all {rooms.length} rooms</Trans>
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={updatePropertyPath(_id)} variant="secondary" aria-label={t`Edit ${name}`}>
          <Trans>Edit</Trans>
        </ButtonLink>
        <DeleteProperty property={property} name={name} />
      </div>
    </article>
  );
}
