import type { Listing } from './listing.ts';

export const murree: readonly Listing[] = [
  {
    name: 'Deodar Lane Guest House',
    city: 'Murree',
    street: 'Lane 3, off Lower Mall Road',
    classType: 'Economy',
    owner: 'abbasi',
    listed: '2026-08-14',
    description:
      'Plain, warm rooms under deodars, four minutes on foot from the Mall. Geyser hot water from 6 to 10 in the morning and again after 7; a gas heater is PKR 300 a night. Parking for three small cars.',
    rooms: [
      { guests: 1, beds: 1, price: 950, numbers: [104] },
      { guests: 2, beds: 1, price: 1500, numbers: [101, 102, 103] },
      { guests: 2, beds: 2, price: 1700, numbers: [201, 202] },
      { guests: 4, beds: 3, price: 2800, numbers: [203] },
    ],
    closed: [202],
  },
  {
    name: 'Bashir Manzil',
    city: 'Murree',
    street: 'Jhika Gali Bazaar',
    classType: 'Economy',
    owner: 'abbasi',
    listed: '2026-06-21',
    description:
      'Four rooms over the family bakery at Jhika Gali, so the stairs smell of bread from five. Bucket hot water all day, electric blankets in winter. Vans to Islamabad stop at the door.',
    rooms: [
      { guests: 2, beds: 1, price: 1200, numbers: [1, 2] },
      { guests: 2, beds: 2, price: 1400, numbers: [3] },
      { guests: 3, beds: 2, price: 1900, numbers: [4] },
    ],
  },
  {
    name: 'Cart Road Musafir Khana',
    city: 'Murree',
    street: 'Cart Road, below the General Bus Stand',
    classType: 'Economy',
    owner: 'karim',
    listed: '2026-05-30',
    description:
      'Clean beds for people who arrive late and leave early: the bus stand is two minutes uphill. Shared bathrooms with hot water until 11 at night, lockers, and a tea counter that never quite closes.',
    rooms: [
      { guests: 1, beds: 1, price: 600, numbers: [11, 12] },
      { guests: 2, beds: 2, price: 1000, numbers: [13, 14] },
      { guests: 6, beds: 6, price: 2400, numbers: [15] },
    ],
  },
  {
    name: 'Sunny Bank Student Lodge',
    city: 'Murree',
    street: 'Sunny Bank, Kashmir Road',
    classType: 'Economy',
    owner: 'karim',
    listed: '2026-07-09',
    description:
      'Small single and twin rooms with a desk each and Wi-Fi that holds a video call. Solar hot water until it runs out, usually around 9. The kitchen is yours if you wash up.',
    rooms: [
      { guests: 1, beds: 1, price: 500, numbers: [1] },
      { guests: 1, beds: 1, price: 650, numbers: [2, 3] },
      { guests: 2, beds: 2, price: 900, numbers: [4, 5] },
    ],
    closed: [3],
  },
  {
    name: 'Kuldana Pine Rooms',
    city: 'Murree',
    street: 'Kuldana Road, opposite the forest gate',
    classType: 'Economy',
    owner: 'abbasi',
    listed: '2026-10-03',
    description:
      'A quiet house at the forest gate; the pipeline walk starts across the road. Every room has its own gas heater and geyser, and the generator covers lights and heating. Chains are needed for the last bend after snow.',
    rooms: [
      { guests: 2, beds: 1, price: 1800, numbers: [101, 102] },
      { guests: 2, beds: 2, price: 2000, numbers: [103] },
      { guests: 5, beds: 3, price: 3500, numbers: [104] },
    ],
  },
  {
    name: 'The Old Post Office Guest House and Family Rooms, Upper Jhika Gali',
    city: 'Murree',
    street: 'Upper Jhika Gali Road',
    classType: 'Economy',
    owner: 'lal',
    listed: '2026-09-11',
    description:
      'The sorting hall is now a sitting room with a wood stove, and the rooms behind it look down on the Rawalpindi side. Hot water from 7 to 10, breakfast of paratha and eggs for PKR 350.',
    rooms: [
      { guests: 2, beds: 1, price: 1600, numbers: [21, 22] },
      { guests: 2, beds: 2, price: 1950, numbers: [23] },
      { guests: 4, beds: 2, price: 2900, numbers: [24] },
    ],
  },
  {
    name: "Sakina Bibi's Spare Room",
    city: 'Murree',
    street: 'Upper Topa, behind the girls’ school',
    classType: 'Economy',
    owner: 'abbasi',
    listed: '2026-11-08',
    description:
      'One room in a family house with its own entrance and bathroom. Sakina Bibi brings tea and a hot-water bottle at nine, and there is dinner if you say so by noon. Women travelling alone are especially welcome.',
    rooms: [{ guests: 2, beds: 1, price: 1350, numbers: [1] }],
  },
  {
    name: 'Zafran Hotel',
    city: 'Murree',
    street: '18 Mall Road',
    classType: 'Business',
    owner: 'abbasi',
    listed: '2026-06-02',
    description:
      'Fourteen carpeted rooms in the middle of the Mall, with central heating from October to April and hot water round the clock. Full generator, lift, guarded parking on Bank Road and a breakfast buffet included.',
    rooms: [
      { guests: 2, beds: 1, price: 6500, numbers: [101, 102, 103, 104] },
      { guests: 2, beds: 2, price: 7000, numbers: [201, 202, 203, 204] },
      { guests: 3, beds: 2, price: 8500, numbers: [301, 302, 303] },
      { guests: 4, beds: 2, price: 10500, numbers: [304, 401] },
      { guests: 6, beds: 3, price: 13500, numbers: [402] },
    ],
    closed: [203],
  },
  {
    name: 'Kashmir Point Terrace',
    city: 'Murree',
    street: 'Kashmir Point, Hall Road',
    classType: 'Business',
    owner: 'abbasi',
    listed: '2026-09-27',
    description:
      'Three large rooms on a glazed terrace above the Kashmir Point bend; on clear mornings you see the Pir Panjal from bed. Inverter heating, all-day hot water, breakfast brought to the room.',
    rooms: [
      { guests: 2, beds: 1, price: 7800, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 11500, numbers: [3] },
    ],
  },
  {
    name: 'Gharonda Murree · گھروندا',
    city: 'Murree',
    street: 'Jhika Gali, Bhurban Road',
    classType: 'Business',
    owner: 'karim',
    listed: '2026-07-25',
    description:
      'Family suites with a kitchenette, a sofa bed and thick curtains. Gas heating and hot water all day, level parking for eight cars, swings in the yard; the Mall is twelve minutes by car.',
    rooms: [
      { guests: 3, beds: 2, price: 6200, numbers: [101, 102] },
      { guests: 5, beds: 3, price: 9000, numbers: [103] },
    ],
  },
  {
    name: 'Sehr Bungalow',
    city: 'Murree',
    street: 'Kashmir Point, Gulehra Lane',
    classType: 'First',
    owner: 'abbasi',
    listed: '2026-11-15',
    description:
      'A stone hill bungalow with verandas on three sides and fireplaces laid before you arrive. Underfloor heating in the bathrooms, a cook for the house, parking inside the gate. Sunrise reaches the breakfast table at seven.',
    rooms: [
      { guests: 2, beds: 1, price: 18500, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 26000, numbers: [3] },
    ],
  },
];
