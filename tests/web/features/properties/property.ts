import type { VendorProperty } from '../../../../shared/contracts/properties.ts';

/** A property as its owner reads it. */
export const property: VendorProperty = {
  _id: 'p1',
  vendorId: 'v1',
  listedAt: '2026-11-20T06:00:00.000Z',
  revision: 3,
  Location: 'Hunza Valley',
  location: 'Hunza Valley',
  address: { street: '1 Fort Road', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan', zipCode: 15700 },
  hotels: [
    {
      _id: 'p1',
      name: 'Fort View',
      description: 'Below the fort.',
      classType: 'First',
      rooms: [
        {
          _id: 'room1',
          kind: 'kind1',
          roomNumber: 7,
          membersCapacity: 3,
          No_of_beds: 2,
          price: 4500,
          availability: false,
          images: [{ imgURL: '/room-photos/u-one/960.webp' }],
        },
      ],
    },
  ],
};
