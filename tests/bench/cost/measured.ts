import { readFileSync } from 'node:fs';
import type { StageParts } from './templates.ts';

/** The cost of a piece of work: units of DynamoDB, and bytes of its answer as CloudFront sends it. */
export interface WorkUnits {
  reads: number;
  writes: number;
  bytes: number;
}

/** Figures that `npm run bench -- cost` has measured on one machine. */
export interface MeasuredCosts {
  work: Record<
    | 'featured'
    | 'cityPage'
    | 'search'
    | 'counts'
    | 'datedSearch'
    | 'details'
    | 'reviews'
    | 'roomPage'
    | 'searchPage'
    | 'calendar'
    | 'signup'
    | 'login'
    | 'request'
    | 'accept'
    | 'list',
    WorkUnits
  >;
  /** Milliseconds of a processor that one password takes to be hashed. */
  passwordMs: number;
  /** Read units that the default search takes of its busiest key, with the counts that the site asks for after it. */
  busiestKey: number;
  /** Bytes and files of the home page for somebody who was never there. */
  firstLoad: { bytes: number; files: number };
  /** Of the templates of these stages, as the tests have them. */
  stages: Record<'dev' | 'prod', StageParts>;
  /** Bytes of a sample photo in the width of a phone, on average. */
  photoBytes: number;
}

export const measuredFile = new URL('measured.json', import.meta.url);

export function readMeasured(): MeasuredCosts {
  return JSON.parse(readFileSync(measuredFile, 'utf8')) as MeasuredCosts;
}
