import type { Destination } from '../rules/destinations.ts';

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

/**
 * Pages that people read without scripts: the build writes them as HTML, beside the home page. The distribution and
 * the site's map for search engines read this list.
 */
export const readablePaths: readonly string[] = [...Object.values(guidePaths), ...Object.values(staticPaths)];

/**
 * Pages whose frame the build writes as HTML; their scripts then fill it. Forms of accounts are not among them: what somebody typed
 * before the scripts are there would be lost.
 */
export const framedPaths: readonly string[] = [...Object.values(listPaths), ...Object.values(entryPaths)];
