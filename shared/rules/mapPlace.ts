import type { IssueCode } from './issueSentences.ts';
import { degreesInLink, isGeo, isMapLink, linkIn, spotInLink } from './mapLinks.ts';
import { latinDigits } from './numbers.ts';
import { type Spot, spotOfPlace } from './placeSpots.ts';
import { readPlusCode } from './plusCodes.ts';

/** Degrees between which Sarai's hotels lie: Pakistan's north. No degree north is one east, so that their order may be either. */
export const northOfPakistan = { north: [33, 37.2], east: [70.8, 78] } as const;

/** A spot, a short link that must be followed, or the issue of what was typed. */
export type MapPlace = { spot: Spot } | { follow: string } | { wrong: IssueCode };

/** Digits behind the point that tell a house from its neighbours' village: a hundred metres. */
const leastDigits = 3;

/**
 * The place on the map that was typed or pasted: degrees in decimals, minutes or seconds, in either order and with digits of either script, a plus code, or
 * a link of a map.
 */
export function readMapPlace(typed: string): MapPlace {
  const text = latinDigits(typed).replaceAll('\u066b', '.');
  const link = linkIn(text);
  if (link) return placeOfLink(link);
  const code = readPlusCode(text, spotOfPlace);
  if (code) return within(code);
  return readDegrees(text);
}

/** A spot in Pakistan's north, with five digits behind the point; the issue of one elsewhere. */
export function within([first, second]: Spot): MapPlace {
  if (isWithin([first, second])) return { spot: [rounded(first), rounded(second)] };
  if (isWithin([second, first])) return { spot: [rounded(second), rounded(first)] };
  return { wrong: 'map_place_outside' };
}

/** A spot as text that `readMapPlace` reads as the same one: "36.32500, 74.66970". */
export function writeSpot([north, east]: Spot): string {
  return `${north.toFixed(5)}, ${east.toFixed(5)}`;
}

function placeOfLink(link: string): MapPlace {
  if (!isMapLink(link)) return { wrong: 'map_link_unknown' };
  const degrees = degreesInLink(link);
  if (degrees !== undefined) return readDegrees(degrees);
  const spot = spotInLink(link);
  if (spot) return within(spot);
  return isGeo(link) ? { wrong: 'map_place_unreadable' } : { follow: link.replace(/^http:/i, 'https:') };
}

/** Words and signs that may stand around the numbers of degrees. */
const around =
  /lat(?:itude)?|long?(?:itude)?|lng|north|east|شمال|مشرق|عرض بلد|طول بلد|[NE]|[°º˚'’‘′"”“″,;:()\s\u060c]/gi;

const number = /\d+(?:\.\d+)?/g;

/** Two numbers are degrees, four have minutes, and six seconds. */
function readDegrees(typed: string): MapPlace {
  const text = withPoints(typed);
  if (/\d[\s°'"\u2032\u2033]*[SW]|-\s*\d/i.test(text)) return { wrong: 'map_place_outside' };
  const numbers = text.match(number) ?? [];
  const rest = text.replace(number, '').replace(around, '');
  if (rest !== '' || ![2, 4, 6].includes(numbers.length)) return { wrong: 'map_place_unreadable' };
  const half = numbers.length / 2;
  const [first, second] = [degreesOf(numbers.slice(0, half)), degreesOf(numbers.slice(half))];
  if (first === undefined || second === undefined) return { wrong: 'map_place_unreadable' };
  return half === 1 && isCoarse(numbers) ? { wrong: 'map_place_coarse' } : within([first, second]);
}

/** "36,325; 74,669" has commas where others have points. */
function withPoints(text: string): string {
  return /^\s*\d{2},\d{3,}\s*[;\s]\s*\d{2},\d{3,}\s*$/.test(text) ? text.replaceAll(',', '.') : text;
}

function degreesOf([degrees = '', minutes = '0', seconds = '0']: readonly string[]): number | undefined {
  const [whole, sixtieths, rest] = [Number(degrees), Number(minutes), Number(seconds)];
  return sixtieths < 60 && rest < 60 ? whole + sixtieths / 60 + rest / 3600 : undefined;
}

function isCoarse(numbers: readonly string[]): boolean {
  return numbers.every((each) => (each.split('.')[1] ?? '').length < leastDigits);
}

function isWithin([north, east]: Spot): boolean {
  const { north: norths, east: easts } = northOfPakistan;
  return norths[0] <= north && north <= norths[1] && easts[0] <= east && east <= easts[1];
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
