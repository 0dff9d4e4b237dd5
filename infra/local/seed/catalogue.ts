import { chitral } from './catalogueChitral.ts';
import { galiyat } from './catalogueGaliyat.ts';
import { gilgit } from './catalogueGilgit.ts';
import { hunza } from './catalogueHunza.ts';
import { kaghan } from './catalogueKaghan.ts';
import { kashmir } from './catalogueKashmir.ts';
import { murree } from './catalogueMurree.ts';
import { skardu } from './catalogueSkardu.ts';
import { swat } from './catalogueSwat.ts';
import type { Listing } from './listing.ts';
import { hashed, opaqueId } from './opaqueId.ts';
import { ownerId } from './people.ts';
import { photoPlan } from './photoPlan.ts';
import type { SeedProperty, SeedRoom } from './seedProperty.ts';
import { towns } from './towns.ts';

const listings: readonly Listing[] = [
  ...murree,
  ...galiyat,
  ...swat,
  ...hunza,
  ...kashmir,
  ...gilgit,
  ...skardu,
  ...kaghan,
  ...chitral,
];

/** The sample catalogue: the same properties, ids and instants on every machine and in every run. */
export function sampleProperties(): SeedProperty[] {
  return listings.map((listing) => {
    const { name, city, street, classType, owner, description } = listing;
    const { location, state, zipCode } = towns[city];
    return {
      id: opaqueId(`property ${keyOf(listing)}`),
      vendorId: ownerId(owner),
      location,
      address: { street, city, state, country: 'Pakistan', zipCode },
      hotel: { name, description, classType },
      rooms: roomsOf(listing),
      listedAt: instantOf(listing),
    };
  });
}

const keyOf = ({ city, name }: Listing): string => `${city} ${name}`;

function roomsOf(listing: Listing): SeedRoom[] {
  const { city, classType, rooms, closed = [] } = listing;
  const photosOf = photoPlan({ key: keyOf(listing), place: towns[city].place, classType });
  return rooms
    .flatMap(({ guests, beds, price, numbers }) =>
      numbers.map((roomNumber) => ({
        roomNumber,
        capacity: guests,
        beds,
        price,
        available: !closed.includes(roomNumber),
        photos: photosOf(roomNumber, beds),
      })),
    )
    .sort((one, other) => one.roomNumber - other.roomNumber);
}

/** Some minute of the working day in Pakistan: 9:00 to 17:59 there is 4:00 to 12:59 UTC. */
function instantOf(listing: Listing): string {
  const minute = 4 * 60 + hashed(`listed ${keyOf(listing)}`, 9 * 60);
  return new Date(Date.parse(`${listing.listed}T00:00:00Z`) + minute * 60_000).toISOString();
}
