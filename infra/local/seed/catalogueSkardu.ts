import type { Listing } from './listing.ts';

export const skardu: readonly Listing[] = [
  {
    name: 'Yadgar Chowk Rooms',
    city: 'Skardu',
    street: 'Yadgar Chowk, Naya Bazaar',
    classType: 'Economy',
    owner: 'kacho',
    listed: '2026-06-13',
    description:
      'Expedition porters and students stay here, over the tent and rope shops. Hot showers from 5 to 9, a roof for drying gear, jeeps for Askole from the corner at dawn.',
    rooms: [
      { guests: 1, beds: 1, price: 1600, numbers: [101] },
      { guests: 2, beds: 2, price: 2300, numbers: [102, 103] },
      { guests: 4, beds: 4, price: 3700, numbers: [104] },
    ],
  },
  {
    name: 'Sundus Courtyard',
    city: 'Skardu',
    street: 'Sundus, Satpara Road',
    classType: 'Business',
    owner: 'kacho',
    listed: '2026-09-22',
    description:
      'Rooms around a courtyard with a water channel and willows, on the road to Satpara Lake. Radiators, hot water all day, generator, parking for tour vans; breakfast with Balti bread included.',
    rooms: [
      { guests: 2, beds: 1, price: 7400, numbers: [1, 2] },
      { guests: 3, beds: 2, price: 8900, numbers: [3] },
      { guests: 5, beds: 3, price: 11800, numbers: [4] },
    ],
  },
  {
    name: 'Kharpocho Foot Guest House',
    city: 'Skardu',
    street: 'Kharpocho lane, old polo ground',
    classType: 'Economy',
    owner: 'kacho',
    listed: '2026-08-03',
    description:
      'At the start of the path to Kharpocho Fort, twenty minutes’ climb before breakfast. Electric blankets, bucket hot water, and a hall with six mattresses for groups.',
    rooms: [
      { guests: 2, beds: 1, price: 2600, numbers: [1, 2] },
      { guests: 6, beds: 6, price: 4400, numbers: [3] },
    ],
  },
  {
    name: 'Lal Chhat Kachura',
    city: 'Kachura',
    street: 'Lower Kachura Lake, west shore',
    classType: 'First',
    owner: 'kacho',
    listed: '2026-11-17',
    description:
      'Red-roofed suites at the water’s edge, each with a jetty-side terrace. Heated floors, baths with a view, a full generator and trout from the lake; boats and bicycles go with the room.',
    rooms: [
      { guests: 2, beds: 1, price: 23000, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 29500, numbers: [3] },
    ],
  },
  {
    name: 'Upper Kachura Orchard Huts',
    city: 'Kachura',
    street: 'Upper Kachura, lake path',
    classType: 'Business',
    owner: 'kacho',
    listed: '2026-07-31',
    description:
      'Warm wooden huts among apricots, eight minutes downhill to the clear water of the upper lake. Stove and electric heating, hot water from 6 to 10 both ends of the day, parking above with a porter.',
    rooms: [
      { guests: 2, beds: 1, price: 8100, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 11200, numbers: [3] },
    ],
  },
  {
    name: 'Khanqah Lane House',
    city: 'Shigar',
    street: 'Khanqah-e-Mualla Lane',
    classType: 'First',
    owner: 'kacho',
    listed: '2026-10-05',
    description:
      'A restored Balti house of stone and poplar beside the old khanqah, with low doors and very good beds. Floor heating under felt carpets, copper basins, dinner by the channel; cars stop at the lane’s end.',
    rooms: [
      { guests: 2, beds: 1, price: 15800, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 20500, numbers: [3] },
    ],
    closed: [1],
  },
  {
    name: 'Khaplu Apricot Guest House',
    city: 'Khaplu',
    street: 'Chaqchan, mosque road',
    classType: 'Economy',
    owner: 'kacho',
    listed: '2026-06-30',
    description:
      'Three rooms and a kitchen garden near Chaqchan Mosque. The family cooks prapu and balay if you ask; hot water by the bucket, quilts by the stack, parking for two cars.',
    rooms: [
      { guests: 2, beds: 2, price: 2400, numbers: [1, 2] },
      { guests: 4, beds: 3, price: 3500, numbers: [3] },
    ],
  },
  {
    name: 'Saltoro House',
    city: 'Khaplu',
    street: 'Khaplu Bala, palace road',
    classType: 'Business',
    owner: 'kacho',
    listed: '2026-08-27',
    description:
      'High rooms over the Shyok with the Saltoro peaks across it, a quarter of an hour’s walk below the palace. Electric heating, hot water from 5 to 11, generator until midnight, breakfast included.',
    rooms: [
      { guests: 2, beds: 1, price: 9200, numbers: [1, 2] },
      { guests: 5, beds: 3, price: 13800, numbers: [3] },
    ],
  },
];
