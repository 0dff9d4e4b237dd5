import type { MeasuredCosts } from './measured.ts';

/** Calls of the API and events, as the model counts them. */
export type Work = keyof MeasuredCosts['work'];

/**
 * An assumption: the calls of a hundred visits. Reads of everybody may be answered at the edge, all else reaches a function. A
 * visit is one person on one day; one in ten looks again at what the browser still has.
 */
export const ofHundredVisits = {
  featured: 60,
  cityPage: 40,
  search: 120,
  counts: 120,
  datedSearch: 30,
  details: 250,
  reviews: 60,
  roomPage: 30,
  searchPage: 10,
  calendar: 80,
  signup: 2,
  login: 4,
  request: 1.5,
  accept: 1,
  list: 0.05,
} as const satisfies Record<Work, number>;

/** Shares of the work that is not a call of the API. */
export const besides = {
  /** Pages that load the site's own files for the first time; a function fills that of a room or of a search. */
  firstLoads: 70,
  /** Photos that are looked at, in the width of a phone. */
  photosSeen: 1500,
  photosUploaded: 0.5,
  /** A guest who was accepted looks twice at the numbers to which he pays; owners give theirs seldom. */
  openings: 2,
  /** A request brings two mails, an answer two, a reminder one; a new host and a reset one each. */
  mails: 1.5 * 2 + 1 * 3 + 0.3,
} as const;

/** Works whose answers are the same for everybody, for so many seconds. */
export const sharedSeconds: Partial<Record<Work, number>> = {
  featured: 60,
  cityPage: 30,
  search: 10,
  counts: 10,
  datedSearch: 10,
  details: 10,
  reviews: 10,
  roomPage: 60,
  searchPage: 10,
};

/**
 * An assumption: so many different addresses of each are asked for over and over, evenly; people type many more days than
 * places.
 */
export const addresses: Partial<Record<Work, number>> = {
  featured: 1,
  cityPage: 30,
  search: 300,
  counts: 300,
  datedSearch: 20_000,
  details: 5_000,
  reviews: 5_000,
  roomPage: 5_000,
  searchPage: 300,
};

/** Pages that a function fills. */
export const pagesOfFunctions: readonly Work[] = ['roomPage', 'searchPage'];

/**
 * Requests at the edge by what answers them, and whether each of them calls a function of CloudFront, as
 * `infra/site/SiteBehaviors.ts` has it.
 */
export const callsEdgeFunction = { api: true, site: true, photos: false } as const;

export type EdgePart = keyof typeof callsEdgeFunction;

/** Milliseconds of a whole processor in which a page is drawn, once the function is there (decision 93). */
export const drawingMs = 7;

/** Calls of a month by which Lambda looks into an empty queue: five readers that wait 20 seconds each. */
export const looksIntoQueue = 5 * 3 * 60 * 24 * 30;

/** An assumption: events on the bus, of a hundred visits, and how many hear each. */
export const eventsOfBus = { told: 6, heardBy: 2 } as const;

/** Hours of a month: a function asks for the key of the edge once an hour, and for the one before too. */
export const hoursOfMonth = 30 * 24;

/** An assumption: bytes that a hundred visits leave in tables, and months for which these are kept. */
export const storedBytes = 15_000;
export const keptMonths = 12;

/** An assumption: one photo in ten is replaced or removed, and its version stays for so many days. */
export const versions = { share: 0.1, days: 35 } as const;

/** An assumption: edge caches that ask the origin, each for itself. */
export const edgeCaches = 4;

/** An assumption: a busy hour has so many times the visits of an average one. */
export const peak = 6;

/** An assumption: milliseconds of a function that waits for DynamoDB, and of one that draws. */
export const functionMs = { usual: 40, photo: 9_000 } as const;

/** Megabytes with which AWS gives a function a whole processor; one with less has its share. */
export const wholeProcessor = 1769;

/** An assumption: gigabytes of memory. */
export const functionGigabytes = { usual: 0.5, photo: 2 } as const;

/** An assumption: bytes of log lines of one call, of the function and of the gateway. */
export const logBytes = 900;

/** An assumption: read and write units of a photo from permit to verdict, and of a mail of a booking. */
export const unitsOfPhoto = { reads: 4, writes: 10 } as const;
export const unitsOfMail = { reads: 2, writes: 3 } as const;
