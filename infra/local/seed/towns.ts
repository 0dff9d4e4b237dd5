import type { PlaceKey } from '../drawing/facts.ts';

type Town = { location: string; state: string; zipCode: number; place: PlaceKey };

const town = (location: string, state: string, zipCode: number, place: PlaceKey): Town => ({
  location,
  state,
  zipCode,
  place,
});

const kp = 'Khyber Pakhtunkhwa';
const gb = 'Gilgit-Baltistan';
const ajk = 'Azad Kashmir';

/** The towns of the sample properties: how their area is called on a listing, and the scenery their pictures show. */
export const towns = {
  Murree: town('Murree Hills', 'Punjab', 47150, 'murree'),
  Bhurban: town('Murree Hills', 'Punjab', 47190, 'murree'),
  'Nathia Gali': town('Murree Hills', kp, 22230, 'murree'),
  Mingora: town('Sawat Valley', kp, 19130, 'swat'),
  Kalam: town('Sawat Valley', kp, 19220, 'swat'),
  'Malam Jabba': town('Sawat Valley', kp, 19240, 'swat'),
  Bahrain: town('Sawat Valley', kp, 19210, 'swat'),
  Miandam: town('Sawat Valley', kp, 19190, 'swat'),
  Karimabad: town('Hunza Valley', gb, 15700, 'hunza'),
  Altit: town('Hunza Valley', gb, 15700, 'hunza'),
  Aliabad: town('Hunza Valley', gb, 15710, 'hunza'),
  Gulmit: town('Hunza Valley', gb, 15720, 'hunza'),
  Passu: town('Hunza Valley', gb, 15730, 'hunza'),
  Muzaffarabad: town('Kashmir', ajk, 13100, 'kashmir'),
  Keran: town('Neelum Valley', ajk, 13240, 'kashmir'),
  Sharda: town('Neelum Valley', ajk, 13250, 'kashmir'),
  Kel: town('Neelum Valley', ajk, 13260, 'kashmir'),
  Rawalakot: town('Kashmir', ajk, 12350, 'kashmir'),
  Gilgit: town('Gilgit', gb, 15100, 'gilgit'),
  Danyore: town('Gilgit', gb, 15120, 'gilgit'),
  Naltar: town('Gilgit', gb, 15110, 'gilgit'),
  Skardu: town('Skardu', gb, 16100, 'skardu'),
  Kachura: town('Skardu', gb, 16110, 'skardu'),
  Shigar: town('Skardu', gb, 16400, 'skardu'),
  Khaplu: town('Skardu', gb, 16800, 'skardu'),
  Naran: town('Kaghan Valley', kp, 21240, 'naran'),
  Batakundi: town('Kaghan Valley', kp, 21250, 'naran'),
  Kaghan: town('Kaghan Valley', kp, 21230, 'naran'),
  Chitral: town('Chitral', kp, 17200, 'chitral'),
  Ayun: town('Chitral Valley', kp, 17220, 'chitral'),
  Bumburet: town('Chitral Valley', kp, 17240, 'chitral'),
} as const satisfies Record<string, Town>;

export type TownName = keyof typeof towns;
