import type { Listing } from './listing.ts';

export const chitral: readonly Listing[] = [
  {
    name: 'Shahi Bazaar Guest House',
    city: 'Chitral',
    street: 'Shahi Bazaar, Ataliq Bridge',
    classType: 'Economy',
    owner: 'lal',
    listed: '2026-06-09',
    description:
      'Clean rooms over the old bazaar, five minutes from the Shahi Mosque. Hot water from 6 to 8, a roof that sees Tirich Mir on clear evenings, jeeps for the valleys next door.',
    rooms: [
      { guests: 1, beds: 1, price: 1000, numbers: [101] },
      { guests: 2, beds: 2, price: 1600, numbers: [102, 103] },
      { guests: 4, beds: 4, price: 2700, numbers: [104] },
    ],
  },
  {
    name: 'Zargarandeh House',
    city: 'Chitral',
    street: 'Zargarandeh, Goldsmiths’ Lane',
    classType: 'Business',
    owner: 'lal',
    listed: '2026-09-16',
    description:
      'A town house with a pomegranate court and a good cook. Electric heating, hot water all day, generator and a lock-up garage; the polo ground is a short walk along the river.',
    rooms: [
      { guests: 2, beds: 1, price: 5400, numbers: [1, 2] },
      { guests: 3, beds: 2, price: 6700, numbers: [3] },
    ],
  },
  {
    name: 'Denin Garden House',
    city: 'Chitral',
    street: 'Denin, airport road',
    classType: 'First',
    owner: 'lal',
    listed: '2026-10-25',
    description:
      'Three garden suites facing Tirich Mir, with verandas, Chitrali rugs and a tea tray at sunrise. Heating and generator throughout, tubs in two suites, and a driver who knows Lowari in winter.',
    rooms: [
      { guests: 2, beds: 1, price: 12000, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 16200, numbers: [3] },
    ],
  },
  {
    name: 'Ayun Mulberry House',
    city: 'Ayun',
    street: 'Darkhanandeh, rice terraces',
    classType: 'Economy',
    owner: 'lal',
    listed: '2026-07-23',
    description:
      'Two rooms in a farm on the rice terraces, under mulberries as old as the house. Bucket hot water, home dinners, and the turn for Kalash a kilometre away.',
    rooms: [
      { guests: 2, beds: 1, price: 1800, numbers: [1] },
      { guests: 3, beds: 2, price: 2400, numbers: [2] },
    ],
  },
  {
    name: 'Krakal Guest House',
    city: 'Bumburet',
    street: 'Krakal village',
    classType: 'Economy',
    owner: 'lal',
    listed: '2026-05-26',
    description:
      'Run by a Kalash family beside the stream in Krakal. Carved balconies, wood stoves, walnut bread and a shared bathroom with hot water after five; jeeps from Ayun reach the bridge below.',
    rooms: [
      { guests: 2, beds: 2, price: 1500, numbers: [1, 2] },
      { guests: 5, beds: 5, price: 2800, numbers: [3] },
    ],
  },
  {
    name: 'Batrik Balcony House',
    city: 'Bumburet',
    street: 'Batrik, above the fields',
    classType: 'Business',
    owner: 'lal',
    listed: '2026-08-23',
    description:
      'Two upper rooms on one long balcony above the maize fields of Batrik. Own bathrooms, gas geyser, small generator; breakfast with goat cheese and honey is included. 4x4 from Ayun in an hour and a half.',
    rooms: [{ guests: 2, beds: 1, price: 5900, numbers: [1, 2] }],
  },
];
