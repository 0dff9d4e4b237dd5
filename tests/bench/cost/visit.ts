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
  calendar: 80,
  signup: 2,
  login: 4,
  request: 1.5,
  accept: 1,
  list: 0.05,
} as const satisfies Record<Work, number>;

/** Shares of the work that is not a call of the API. */
export const besides = {
  /** Pages that load the site's own files for the first time. */
  firstLoads: 70,
  /** Photos that are looked at, in the width of a phone. */
  photosSeen: 1500,
  photosUploaded: 0.5,
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
};

/**
 * Requests at the edge by what answers them, and whether each of them calls a function of CloudFront, as
 * `infra/site/SiteBehaviors.ts` has it.
 */
export const callsEdgeFunction = { api: true, site: true, photos: false } as const;

export type EdgePart = keyof typeof callsEdgeFunction;

/** Metrics of alarms, and secrets, in the templates of the stage `prod`. */
export const ofStage = { alarms: 29, secrets: 2 } as const;

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
