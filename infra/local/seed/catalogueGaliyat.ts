import type { Listing } from './listing.ts';

export const galiyat: readonly Listing[] = [
  {
    name: 'Barf Bagh',
    city: 'Nathia Gali',
    street: 'Mushkpuri Track Road',
    classType: 'Business',
    owner: 'yousafzai',
    listed: '2026-10-19',
    description:
      'A timber house where the Mushkpuri track leaves the road. Stoves are lit at five, water is hot from 6 to 11 and 5 to 11, and the generator takes over within a minute. In snow a 4x4 fetches you from the bazaar.',
    rooms: [
      { guests: 2, beds: 1, price: 8200, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 12000, numbers: [3] },
    ],
  },
  {
    name: 'Bhurban Orchard House',
    city: 'Bhurban',
    street: 'Golf Course Road',
    classType: 'First',
    owner: 'abbasi',
    listed: '2026-08-30',
    description:
      'Three suites among apple trees, five minutes’ walk from the golf course. Heated floors, bathtubs, silent generator and a lawn for children; breakfast with our own jam is included.',
    rooms: [
      { guests: 2, beds: 1, price: 21000, numbers: [101, 102] },
      { guests: 4, beds: 2, price: 28000, numbers: [103] },
    ],
  },
  {
    name: 'Mushkpuri Cottages',
    city: 'Nathia Gali',
    street: 'Dunga Gali Pipeline Road',
    classType: 'First',
    owner: 'yousafzai',
    listed: '2026-05-24',
    description:
      'Separate cottages on the pipeline walk, each with a fireplace, a kitchen and its own terrace over the fir slopes. Constant hot water, backup power for everything, and a caretaker who clears the snow before eight.',
    rooms: [
      { guests: 4, beds: 2, price: 19500, numbers: [1, 2] },
      { guests: 8, beds: 4, price: 30000, numbers: [3] },
    ],
  },
];
