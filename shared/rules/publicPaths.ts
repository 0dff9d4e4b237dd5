import type { Destination } from './destinations.ts';

/** The guide to each destination. */
export const guidePaths: Record<Destination, string> = {
  murree: '/Murree',
  swat: '/Sawat',
  hunza: '/Hunza',
  kashmir: '/Kashmir',
  gilgit: '/Gilgit',
  skardu: '/Skardu',
};

/** Addresses of the lists of rooms. */
export const listPaths = {
  hotels: '/Hotels',
  firstClass: '/firstclass',
  economyClass: '/Economyclass',
  businessClass: '/Businessclass',
  murree: '/HotelsMurree',
  swat: '/HotelSawat',
  hunza: '/HotelHunza',
} as const;

/** Addresses of the pages that are the same for everybody, besides the guides. */
export const staticPaths = {
  destinations: '/destinations',
  aboutUs: '/aboutUs',
  contactUs: '/contactUs',
  faqs: '/faqs',
  privacyPolicy: '/privacyPolicy',
} as const;

/** Addresses that lead to a login or an account. */
export const entryPaths = { login: '/login', signup: '/signup' } as const;

/** The results of a search: what they show depends on its address, so that their frame holds none of it. */
export const searchPath = '/search';
