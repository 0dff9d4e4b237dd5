import type { Listing } from './listing.ts';

export const gilgit: readonly Listing[] = [
  {
    name: "Raja Bazaar Travellers' House",
    city: 'Gilgit',
    street: 'Raja Bazaar, Airport Road end',
    classType: 'Economy',
    owner: 'karim',
    listed: '2026-06-04',
    description:
      'A walled garden behind the bazaar where cyclists mend tyres and swap maps. Hot showers from 6 to 9, washing line, secure bicycle store; the airport is ten minutes on foot.',
    rooms: [
      { guests: 1, beds: 1, price: 1300, numbers: [1, 2] },
      { guests: 2, beds: 2, price: 2000, numbers: [3] },
      { guests: 5, beds: 5, price: 3500, numbers: [4] },
    ],
  },
  {
    name: 'Jutial Poplar House',
    city: 'Gilgit',
    street: 'Jutial, Shahrah-e-Quaid-e-Azam',
    classType: 'Business',
    owner: 'karim',
    listed: '2026-09-14',
    description:
      'Rooms with desks and a view over poplars to Rakaposhi’s shoulder. Air conditioning for July, radiators for January, hot water all day, full generator; airport pick-up is included.',
    rooms: [
      { guests: 2, beds: 1, price: 6800, numbers: [101, 102] },
      { guests: 3, beds: 2, price: 8200, numbers: [103] },
      { guests: 4, beds: 2, price: 9600, numbers: [104] },
    ],
  },
  {
    name: 'Konodas Bridge House',
    city: 'Gilgit',
    street: 'Konodas, by the suspension bridge',
    classType: 'First',
    owner: 'karim',
    listed: '2026-10-15',
    description:
      'A quiet riverside house with a long lawn opposite the old bridge. King beds, heated bathrooms, a library of mountain books and dinner in the garden; parking inside the wall.',
    rooms: [
      { guests: 2, beds: 1, price: 12800, numbers: [1, 2] },
      { guests: 4, beds: 2, price: 17500, numbers: [3] },
    ],
  },
  {
    name: 'Danyore Orchard Rooms',
    city: 'Danyore',
    street: 'Danyore Chowk, Sultanabad Road',
    classType: 'Economy',
    owner: 'karim',
    listed: '2026-07-06',
    description:
      'Farmhouse rooms among cherry trees, just off the highway and away from its noise. Bucket hot water, electric heaters while the power lasts, room for a truck or a caravan.',
    rooms: [
      { guests: 2, beds: 2, price: 2100, numbers: [1, 2] },
      { guests: 4, beds: 3, price: 3200, numbers: [3] },
    ],
  },
  {
    name: 'Naltar Snow Line Lodge',
    city: 'Naltar',
    street: 'Naltar Bala, ski slope road',
    classType: 'First',
    owner: 'karim',
    listed: '2026-08-12',
    description:
      'Spruce-built suites beside the ski slope, with fireplaces, fur throws and a sauna. Double generator, hot water without limit, ski and boot hire in the cellar. Reached by 4x4 only; ours waits in Nomal.',
    rooms: [
      { guests: 2, beds: 1, price: 18000, numbers: [1, 2] },
      { guests: 6, beds: 3, price: 27500, numbers: [3] },
    ],
  },
  {
    name: 'Naltar Bala Rest',
    city: 'Naltar',
    street: 'Naltar Bala, lakes jeep stand',
    classType: 'Business',
    owner: 'karim',
    listed: '2026-06-19',
    description:
      'Two wood-lined rooms by the jeep stand for the coloured lakes. Stove lit before you arrive, hot water from 5 to 10, breakfast with buckwheat pancakes included. 4x4 access from Nomal.',
    rooms: [
      { guests: 2, beds: 2, price: 5800, numbers: [1] },
      { guests: 4, beds: 4, price: 7900, numbers: [2] },
    ],
  },
];
