import type { Listing } from './listing.ts';

export const swat: readonly Listing[] = [
  {
    name: 'Green Chowk Guest House',
    city: 'Mingora',
    street: 'Green Chowk, Makan Bagh Road',
    classType: 'Economy',
    owner: 'yousafzai',
    listed: '2026-06-11',
    description:
      'Simple rooms above a cloth shop, quiet after nine. Hot water in the morning, a fan in summer and a gas heater in winter; coaches to Kalam leave two streets away.',
    rooms: [
      { guests: 1, beds: 1, price: 900, numbers: [101] },
      { guests: 2, beds: 1, price: 1400, numbers: [102, 103] },
      { guests: 4, beds: 3, price: 2600, numbers: [104] },
    ],
  },
  {
    name: 'Fizagat River Rooms',
    city: 'Mingora',
    street: 'Fizagat Road, river side',
    classType: 'Business',
    owner: 'yousafzai',
    listed: '2026-09-04',
    description:
      'Balconies right over the river Swat, near enough that it drowns out the road. Split air conditioning, hot water all day, full generator and parking for ten cars. Grilled trout is served on the lower deck until eleven.',
    rooms: [
      { guests: 2, beds: 1, price: 5200, numbers: [201, 202] },
      { guests: 3, beds: 2, price: 6400, numbers: [203] },
      { guests: 4, beds: 2, price: 7800, numbers: [204] },
    ],
    closed: [203],
  },
  {
    name: 'Gulkada Haveli',
    city: 'Mingora',
    street: 'Gulkada No. 2, museum side',
    classType: 'First',
    owner: 'yousafzai',
    listed: '2026-10-27',
    description:
      'Carved columns, a courtyard with a mulberry tree and three high rooms, ten minutes on foot from the Swat Museum. Central heating, marble bathrooms, breakfast with mountain honey; the gate closes on your own car.',
    rooms: [
      { guests: 2, beds: 1, price: 12500, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 17000, numbers: [3] },
    ],
  },
  {
    name: 'Ushu Forest Cabins',
    city: 'Kalam',
    street: 'Ushu Road, kilometre 3',
    classType: 'Economy',
    owner: 'yousafzai',
    listed: '2026-05-27',
    description:
      'Wooden cabins at the edge of the Ushu forest with thick quilts and a stove in each; wood is PKR 400 a night. Hot water comes by the bucket, power from the stream. The last 200 metres need a 4x4 or your legs.',
    rooms: [
      { guests: 2, beds: 2, price: 2200, numbers: [1, 2] },
      { guests: 4, beds: 4, price: 3400, numbers: [3, 4] },
      { guests: 6, beds: 6, price: 4200, numbers: [5] },
    ],
  },
  {
    name: 'Falaksair House',
    city: 'Kalam',
    street: 'Boyun Road',
    classType: 'Business',
    owner: 'yousafzai',
    listed: '2026-08-06',
    description:
      'On the Boyun side, with the whole Kalam plateau below and Falaksair white at its end. Electric heating from micro-hydro power, hot water from 6 to midnight, parking at the road and a porter for the steps.',
    rooms: [
      { guests: 2, beds: 1, price: 6800, numbers: [11, 12, 13] },
      { guests: 5, beds: 3, price: 9800, numbers: [14] },
    ],
  },
  {
    name: 'Matiltan Stone House',
    city: 'Kalam',
    street: 'Matiltan Road, past the waterfall',
    classType: 'First',
    owner: 'yousafzai',
    listed: '2026-07-17',
    description:
      'Three rooms with stone walls a forearm thick and picture windows on the glacier. Wood-fired hot tub, heated floors, and a jeep with driver for Mahodand that you book the evening before. All meals can be had in the house.',
    rooms: [
      { guests: 2, beds: 1, price: 14500, numbers: [1, 2] },
      { guests: 6, beds: 3, price: 24000, numbers: [3] },
    ],
  },
  {
    name: 'Top Station Chalets',
    city: 'Malam Jabba',
    street: 'Upper chairlift station',
    classType: 'First',
    owner: 'yousafzai',
    listed: '2026-10-31',
    description:
      'Ski from the door in January, walk through cedar in July. Drying room, fireplaces, unlimited hot water and a double generator; luggage comes up by chairlift while it runs, by 4x4 when it does not.',
    rooms: [
      { guests: 2, beds: 1, price: 19000, numbers: [101, 102] },
      { guests: 4, beds: 2, price: 25500, numbers: [103, 104] },
    ],
  },
  {
    name: 'Kishora Ski Rooms',
    city: 'Malam Jabba',
    street: 'Kishora village road',
    classType: 'Business',
    owner: 'karim',
    listed: '2026-09-18',
    description:
      'Twin and bunk rooms ten minutes below the slopes, with a waxing bench and hot soup at four. Heated corridors, hot water from 3 in the afternoon to 9, breakfast included. Snow chains can be hired here.',
    rooms: [
      { guests: 2, beds: 2, price: 8500, numbers: [1, 2] },
      { guests: 4, beds: 4, price: 11500, numbers: [3] },
    ],
  },
  {
    name: 'Darya Kinara',
    city: 'Bahrain',
    street: 'Daral Bridge, left bank',
    classType: 'Economy',
    owner: 'lal',
    listed: '2026-07-02',
    description:
      'You fall asleep to the Daral meeting the Swat just under the window. Rooms are small, quilts are heavy, hot water is on from 6 to 9; the bazaar and its trout fryers are across the footbridge.',
    rooms: [
      { guests: 2, beds: 1, price: 1700, numbers: [1, 2] },
      { guests: 3, beds: 3, price: 2300, numbers: [3] },
      { guests: 5, beds: 4, price: 3300, numbers: [4] },
    ],
  },
  {
    name: 'Miandam Meadow Guest House',
    city: 'Miandam',
    street: 'Miandam Khwar Road',
    classType: 'Economy',
    owner: 'yousafzai',
    listed: '2026-08-21',
    description:
      'Three rooms on a meadow where the road ends, with a swing, two goats and very little signal. Gas heaters, hot water on request, home-cooked saag and makai bread in the evening. Any car makes it up.',
    rooms: [
      { guests: 2, beds: 1, price: 2000, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 3100, numbers: [3] },
    ],
  },
];
