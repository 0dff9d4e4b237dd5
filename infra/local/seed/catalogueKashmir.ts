import type { Listing } from './listing.ts';

export const kashmir: readonly Listing[] = [
  {
    name: 'Domel Guest House',
    city: 'Muzaffarabad',
    street: 'Domel, Bank Road',
    classType: 'Economy',
    owner: 'naveed',
    listed: '2026-06-07',
    description:
      'Where the Neelum meets the Jhelum, with the rivers’ two colours under the roof terrace. Fans, hot water from 6 to 9, and the Neelum coaches within a shout.',
    rooms: [
      { guests: 1, beds: 1, price: 1100, numbers: [101] },
      { guests: 2, beds: 2, price: 1800, numbers: [102, 103] },
      { guests: 4, beds: 3, price: 2900, numbers: [104] },
    ],
  },
  {
    name: 'Upper Chattar Residency',
    city: 'Muzaffarabad',
    street: 'Upper Chattar, Secretariat Road',
    classType: 'Business',
    owner: 'naveed',
    listed: '2026-09-08',
    description:
      'Quiet working rooms near the secretariat: desks, fibre Wi-Fi, invoices on the spot. Air conditioning, hot water all day, generator, covered parking and breakfast from six.',
    rooms: [
      { guests: 2, beds: 1, price: 5600, numbers: [201, 202, 203] },
      { guests: 3, beds: 2, price: 6900, numbers: [204] },
    ],
  },
  {
    name: 'Chehla Bandi House',
    city: 'Muzaffarabad',
    street: 'Chehla Bandi, river lane',
    classType: 'First',
    owner: 'naveed',
    listed: '2026-11-06',
    description:
      'Two suites in a judge’s old house, with papier-mâché ceilings and a lawn down to the Neelum. Air conditioning and heating, bathtubs, a cook who knows rogan josh; Red Fort is five minutes by car.',
    rooms: [
      { guests: 2, beds: 1, price: 11500, numbers: [1] },
      { guests: 4, beds: 2, price: 15500, numbers: [2] },
    ],
  },
  {
    name: 'Keran Riverbank Huts',
    city: 'Keran',
    street: 'Lower Keran, riverbank',
    classType: 'Economy',
    owner: 'naveed',
    listed: '2026-07-28',
    description:
      'Plank huts a few steps from the Neelum, with the other bank close enough to wave at. Quilts, lanterns when the power goes, bucket hot water and a shared kitchen. Bring your CNIC for the checkpost.',
    rooms: [
      { guests: 2, beds: 2, price: 2300, numbers: [1, 2] },
      { guests: 4, beds: 4, price: 3600, numbers: [3] },
    ],
  },
  {
    name: 'Neelum Akhrot House',
    city: 'Keran',
    street: 'Upper Neelum village road',
    classType: 'Business',
    owner: 'naveed',
    listed: '2026-10-08',
    description:
      'Walnut-panelled rooms in Upper Neelum, under the trees that gave the wood. Wood stoves, hot water from 5 to 11 in the evening, generator until midnight. A 4x4 brings you up from Keran in a quarter of an hour.',
    rooms: [
      { guests: 2, beds: 1, price: 7200, numbers: [1, 2] },
      { guests: 5, beds: 3, price: 10400, numbers: [3] },
    ],
  },
  {
    name: 'Sharda Ferry Guest House',
    city: 'Sharda',
    street: 'Sharda Bazaar, by the suspension bridge',
    classType: 'Economy',
    owner: 'naveed',
    listed: '2026-06-25',
    description:
      'Three rooms over the boat landing; the old university ruins are a ten-minute climb across the bridge. Hot water in the morning, rajma and rice in the evening, parking in the bazaar.',
    rooms: [
      { guests: 2, beds: 1, price: 1900, numbers: [1, 2] },
      { guests: 3, beds: 3, price: 2500, numbers: [3] },
    ],
  },
  {
    name: 'Kel Saddle House',
    city: 'Kel',
    street: 'Kel Bazaar, above the cable car',
    classType: 'Business',
    owner: 'naveed',
    listed: '2026-08-17',
    description:
      'Twin and family rooms above the Arang Kel cable car, with boot racks and a drying stove. Hot water from 4 to 10, packed breakfast for early walkers, horses arranged the evening before.',
    rooms: [
      { guests: 2, beds: 2, price: 6600, numbers: [1] },
      { guests: 4, beds: 4, price: 9200, numbers: [2, 3] },
    ],
  },
  {
    name: 'Arang Trail Cottage',
    city: 'Kel',
    street: 'Arang Kel, eastern meadow',
    classType: 'First',
    owner: 'naveed',
    listed: '2026-11-09',
    description:
      'One log cottage alone on the meadow of Arang Kel, with a fireplace, a bathtub and a veranda towards the glaciers. You walk or ride the last forty minutes; your luggage and a cook come with you.',
    rooms: [{ guests: 4, beds: 2, price: 16800, numbers: [1] }],
  },
  {
    name: 'Poonch Hill Rooms',
    city: 'Rawalakot',
    street: 'Hospital Road',
    classType: 'Economy',
    owner: 'naveed',
    listed: '2026-05-29',
    description:
      'Bright rooms over the Rawalakot bowl, four minutes from the bus stand. Gas heaters, hot water from 6 to 10, kulcha and pink tea downstairs.',
    rooms: [
      { guests: 2, beds: 1, price: 1700, numbers: [11, 12] },
      { guests: 4, beds: 2, price: 2700, numbers: [13] },
    ],
    closed: [12],
  },
  {
    name: 'Banjosa Lakeside House',
    city: 'Rawalakot',
    street: 'Banjosa Lake Road',
    classType: 'First',
    owner: 'naveed',
    listed: '2026-10-22',
    description:
      'Pines behind, the lake in front, and a boat that goes with your key. Central heating, rain showers, generator, parking by the house; breakfast is included and lasts until eleven.',
    rooms: [
      { guests: 2, beds: 1, price: 13500, numbers: [1, 2] },
      { guests: 6, beds: 3, price: 21500, numbers: [3] },
    ],
  },
];
