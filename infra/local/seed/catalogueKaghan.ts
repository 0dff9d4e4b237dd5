import type { Listing } from './listing.ts';

export const kaghan: readonly Listing[] = [
  {
    name: 'سرائے کاغان',
    city: 'Kaghan',
    street: 'Kaghan Bazaar, Kunhar bridge',
    classType: 'Economy',
    owner: 'rasool',
    listed: '2026-07-11',
    description:
      'حاجی صاحب کے خاندان کی پرانی سرائے، دریائے کنہار کے پل کے ساتھ۔ Rooms open on a gallery over the river; hot water from 6 to 9, quilts enough for October, parking in the yard and daal with fresh roti at any hour.',
    rooms: [
      { guests: 2, beds: 1, price: 2500, numbers: [1, 2] },
      { guests: 4, beds: 3, price: 3900, numbers: [3] },
      { guests: 6, beds: 5, price: 4800, numbers: [4] },
    ],
  },
  {
    name: 'Naran Bazaar Family Rooms',
    city: 'Naran',
    street: 'Main Bazaar, second lane',
    classType: 'Economy',
    owner: 'rasool',
    listed: '2026-06-23',
    description:
      'Second-row rooms, so you are in the bazaar but do not hear it. Hot water from 6 to 10, generator from dusk to midnight, jeeps for Saif-ul-Malook at the end of the lane.',
    rooms: [
      { guests: 2, beds: 2, price: 2900, numbers: [201, 202] },
      { guests: 5, beds: 4, price: 4700, numbers: [203] },
    ],
  },
  {
    name: 'Malook Road House',
    city: 'Naran',
    street: 'Lake Road, first bend',
    classType: 'Business',
    owner: 'abbasi',
    listed: '2026-08-19',
    description:
      'Above the first bend of the lake road, with balconies over the Kunhar and its tents. Heaters in every room, hot water all day in season, parking for twelve cars, breakfast and a flask of tea for the jeep.',
    rooms: [
      { guests: 2, beds: 1, price: 8600, numbers: [101, 102] },
      { guests: 4, beds: 2, price: 12200, numbers: [103, 104] },
    ],
    closed: [104],
  },
  {
    name: 'Kunhar Bank House',
    city: 'Naran',
    street: 'River Road, north end',
    classType: 'First',
    owner: 'abbasi',
    listed: '2026-11-12',
    description:
      'Three suites on a private stretch of bank, with rods and a gillie for the trout. Fireplaces, tubs, underfloor heating and a silent generator; open until the road closes, and reached by any car until then.',
    rooms: [
      { guests: 2, beds: 1, price: 17200, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 23500, numbers: [3] },
    ],
  },
  {
    name: 'Batakundi Meadow Cabins',
    city: 'Batakundi',
    street: 'Lalazar jeep track',
    classType: 'Business',
    owner: 'rasool',
    listed: '2026-09-01',
    description:
      'Cabins where the Lalazar track starts, with potato fields on one side and snow on the other. Wood stoves, gas geysers, solar lights and a bonfire on clear nights; leave the car here and go up by jeep.',
    rooms: [
      { guests: 3, beds: 2, price: 7600, numbers: [1, 2] },
      { guests: 6, beds: 4, price: 11900, numbers: [3] },
    ],
  },
];
