import { compose, type Mail, type Part } from '../mail/compose.ts';
import type { Property } from './property.ts';
import type { StoredReport } from './reportNotices.ts';

/** A listing that was reported, with its reports, newest first; without a property it was taken down meanwhile. */
export interface ReportedListing {
  id: string;
  reports: readonly StoredReport[];
  property: Property | undefined;
}

/** Listings that a mail tells of, and reports of each; the command has the others. */
export const toldOf = { listings: 20, reports: 3 } as const;

/** Characters of a note that a mail has. */
const noteCharacters = 200;

/** Reports of a mail: all of them, in how many listings, and those that it tells of. */
interface TellingReports {
  all: number;
  of: number;
  listings: readonly ReportedListing[];
}

/** The mail to operators about what was reported since the one before. */
export function reportsMail({ all, of, listings }: TellingReports, siteUrl: string | undefined): Mail {
  const more = of - listings.length;
  const subject = `Sarai: ${all === 1 ? '1 report' : `${all} reports`} of ${counted(of)}`;
  const rest = more > 0 ? [{ text: `And of ${counted(more)} more: npm run operate -- reports -c stage=<name>` }] : [];
  const how = { text: 'Strangers have typed all that is quoted. The runbook says what to do: "A fraud".' };
  const told = listings.flatMap((each) => partsOf(each, siteUrl));
  return compose({ kind: 'reports', language: 'en', subject }, [...told, ...rest, how]);
}

function counted(listings: number): string {
  return listings === 1 ? '1 listing' : `${listings} listings`;
}

function partsOf({ id, reports, property }: ReportedListing, siteUrl: string | undefined): Part[] {
  const what = property
    ? `${quoted(property.hotel.name)} in ${quoted(property.location)}, of the vendor ${property.vendorId}`
    : 'It has been taken down meanwhile';
  const shown = reports.slice(0, toldOf.reports).map(lineOf);
  const more = reports.length > shown.length ? [`and ${reports.length - shown.length} more`] : [];
  const next = asksForMoney(reports) ? [`npm run operate -- advances ${id} -c stage=<name>`] : [];
  const guests = `npm run operate -- guests ${id} -c stage=<name>`;
  const text = [`${id}: ${what}`, ...shown, ...more, guests, ...next].join('\n');
  const page = siteUrl && property ? [{ link: `${siteUrl}/user/room-details/${id}`, label: 'Its page' }] : [];
  return [{ text }, ...page];
}

/** Reports of somebody who asks for money lead operators to what was asked for, and what was paid. */
export function asksForMoney(reports: readonly Pick<StoredReport, 'reason'>[]): boolean {
  return reports.some(({ reason }) => reason === 'asks_for_money');
}

function lineOf({ sk, reason, note }: StoredReport): string {
  const [at = ''] = sk.split('#');
  return `${at}  ${reason}${note === undefined ? '' : `  ${quoted(note)}`}`;
}

/** Words of a stranger, in one line and without an address that a mail program would make a link of. */
export function quoted(words: string): string {
  const short = words.length > noteCharacters ? `${words.slice(0, noteCharacters)}…` : words;
  const flat = short.replaceAll('://', '[:]//').replaceAll(/(?<=\S)[.。．](?=\S)/gu, '[.]');
  return JSON.stringify(flat.replaceAll('@', '[at]'));
}
