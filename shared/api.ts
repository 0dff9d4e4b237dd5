import { getHealth } from './contracts/health.ts';
import { browseRooms, getRoomDetails, listFeaturedRooms, searchRooms } from './contracts/search.ts';

/** The API: operation name -> endpoint. Handlers, stacks, the local server, OpenAPI and the site all read this. */
export const api = {
  searchRooms,
  browseRooms,
  listFeaturedRooms,
  getRoomDetails,
  getHealth,
} as const;

export type Operation = keyof typeof api;
