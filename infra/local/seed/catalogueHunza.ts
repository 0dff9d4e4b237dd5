import type { Listing } from './listing.ts';

export const hunza: readonly Listing[] = [
  {
    name: 'Zero Point Rooms',
    city: 'Karimabad',
    street: 'Zero Point, Karimabad Bazaar',
    classType: 'Economy',
    owner: 'baig',
    listed: '2026-06-16',
    description:
      'Backpacker rooms at the foot of the bazaar with a roof that faces Rakaposhi. Solar hot water in the evening, lockers, and the van to Gilgit at half past six from the corner.',
    rooms: [
      { guests: 1, beds: 1, price: 1800, numbers: [1] },
      { guests: 2, beds: 2, price: 2500, numbers: [2, 3] },
      { guests: 4, beds: 4, price: 3800, numbers: [4] },
    ],
  },
  {
    name: 'Baltit Lane Guest House',
    city: 'Karimabad',
    street: 'Fort Road, below Baltit',
    classType: 'Economy',
    owner: 'baig',
    listed: '2026-08-09',
    description:
      'A family house on the cobbled climb to Baltit Fort, seven minutes from its gate. Electric blankets, bucket hot water, diram and walnut bread at breakfast for PKR 400. No car reaches the door; someone will carry your bags.',
    rooms: [
      { guests: 2, beds: 1, price: 2800, numbers: [101, 102] },
      { guests: 3, beds: 3, price: 3600, numbers: [103] },
    ],
  },
  {
    name: 'Rubaru Hunza · روبرو',
    city: 'Karimabad',
    street: 'Hyderabad Road',
    classType: 'Business',
    owner: 'baig',
    listed: '2026-10-12',
    description:
      'Every room looks Rakaposhi in the face, through one sheet of double glazing. Oil radiators, hot water all day, generator and parking for six cars. Breakfast is on the terrace from May, by the stove after October.',
    rooms: [
      { guests: 2, beds: 1, price: 9500, numbers: [11, 12, 13] },
      { guests: 4, beds: 2, price: 13500, numbers: [14, 15] },
    ],
    closed: [12],
  },
  {
    name: 'Duikar Ridge House',
    city: 'Altit',
    street: 'Duikar, above the last bend',
    classType: 'First',
    owner: 'baig',
    listed: '2026-11-18',
    description:
      'Three glass-fronted rooms on the ridge, with Golden Peak, Ladyfinger and Diran all in view from the pillow. Heated floors and a full generator; we wake you for the sunrise if you ask. The road is steep: a 4x4 or our jeep from Altit.',
    rooms: [
      { guests: 2, beds: 1, price: 24000, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 30000, numbers: [3] },
    ],
  },
  {
    name: 'Khurmani Bagh',
    city: 'Altit',
    street: 'Altit Khun, orchard path',
    classType: 'Business',
    owner: 'baig',
    listed: '2026-11-14',
    description:
      'Low rooms around an apricot orchard that you may pick from in July. Pine panelling, oil heaters, constant hot water, and apricot soup in the evening; Altit Fort is five minutes along the water channel.',
    rooms: [
      { guests: 2, beds: 1, price: 8800, numbers: [1, 2] },
      { guests: 3, beds: 2, price: 10800, numbers: [3] },
      { guests: 5, beds: 3, price: 14000, numbers: [4] },
    ],
  },
  {
    name: "Ultar Traders' Inn",
    city: 'Aliabad',
    street: 'Karakoram Highway, College Chowk',
    classType: 'Economy',
    owner: 'karim',
    listed: '2026-05-22',
    description:
      'Straight off the highway, made for drivers, cyclists and late arrivals. Wide parking, a mechanic next door, hot showers from 6 to 10 at both ends of the day and chapshuro downstairs.',
    rooms: [
      { guests: 1, beds: 1, price: 1500, numbers: [201] },
      { guests: 2, beds: 2, price: 2200, numbers: [202, 203] },
      { guests: 6, beds: 6, price: 4500, numbers: [204] },
    ],
  },
  {
    name: 'Hassanabad Bridge Hotel',
    city: 'Aliabad',
    street: 'Karakoram Highway, Hassanabad',
    classType: 'Business',
    owner: 'karim',
    listed: '2026-07-20',
    description:
      'A tidy highway hotel with desks, sockets by every bed and Wi-Fi over fibre. Heating and hot water on the generator too; guarded parking, breakfast from half past five for early starts to Khunjerab.',
    rooms: [
      { guests: 2, beds: 2, price: 6200, numbers: [1, 2, 3] },
      { guests: 4, beds: 3, price: 8400, numbers: [4] },
    ],
  },
  {
    name: 'Ondra Terrace',
    city: 'Gulmit',
    street: 'Ondra hill path, Kamaris side',
    classType: 'First',
    owner: 'baig',
    listed: '2026-09-30',
    description:
      'Stepped suites under the Ondra ruins, each with its own terrace over the Gulmit fields. Felt rugs from the weaving school, wood stoves, deep baths, and a boat on Attabad Lake at breakfast prices.',
    rooms: [
      { guests: 2, beds: 1, price: 16500, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 22000, numbers: [3] },
    ],
  },
  {
    name: 'Gulmit Wakhi House',
    city: 'Gulmit',
    street: 'Polo Ground Lane',
    classType: 'Economy',
    owner: 'baig',
    listed: '2026-06-28',
    description:
      'Sleep in a real Wakhi house with a skylight over the hearth, or in one of two rooms beside it. Shared bathroom with bucket hot water; qurutob and bread from the tandoor in the evening.',
    rooms: [
      { guests: 2, beds: 2, price: 2600, numbers: [1] },
      { guests: 4, beds: 4, price: 4000, numbers: [2] },
      { guests: 8, beds: 8, price: 4800, numbers: [3] },
    ],
  },
  {
    name: 'Tupopdan House',
    city: 'Passu',
    street: 'Karakoram Highway, Janabad',
    classType: 'Business',
    owner: 'baig',
    listed: '2026-08-25',
    description:
      'Big windows on the Passu Cones, two minutes from the start of the suspension bridge walk. Electric heating, hot water from 6 to 11 in the evening and at breakfast, parking beside the door.',
    rooms: [
      { guests: 2, beds: 1, price: 7900, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 10900, numbers: [3] },
    ],
  },
  {
    name: 'Batura Moraine Hut',
    city: 'Passu',
    street: 'Passu Glacier track',
    classType: 'Economy',
    owner: 'baig',
    listed: '2026-07-13',
    description:
      'Two rooms for walkers at the start of the glacier track. Solar lights, a stove, very thick quilts and a dry place for ropes; hot water by the kettle. Open May to October.',
    rooms: [{ guests: 2, beds: 2, price: 2400, numbers: [1, 2] }],
    closed: [2],
  },
];
