import type { Spot } from './placeSpots.ts';

/** Hosts of maps whose links are read, with the paths that are of maps; no other is ever asked. */
const hosts = new Map([
  ['maps.app.goo.gl', /^/],
  // This one shortens links to everything, and the hosts of Google's search lead everywhere.
  ['goo.gl', /^\/maps\//],
  ['maps.google.com', /^/],
  ['maps.google.com.pk', /^/],
  ['www.google.com', /^\/maps/],
  ['google.com', /^\/maps/],
  ['www.google.com.pk', /^\/maps/],
  ['google.com.pk', /^\/maps/],
  ['maps.apple.com', /^/],
  ['maps.apple', /^/],
  ['www.openstreetmap.org', /^/],
  ['openstreetmap.org', /^/],
  ['osm.org', /^/],
]);

/** The first link in a text: people share the name of a place together with it. */
export function linkIn(text: string): string | undefined {
  return /(?:https?:\/\/|geo:)\S+/i.exec(text)?.[0];
}

/** Whether a link is one of maps, on the usual port of its host. */
export function isMapLink(link: string): boolean {
  if (isGeo(link)) return true;
  const [, named = '', path = ''] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(link) ?? [];
  return hosts.get(named.toLowerCase())?.test(path) ?? false;
}

/** Whether a link names a spot to the maps of a phone: nobody can be asked there. */
export function isGeo(link: string): boolean {
  return /^geo:/i.test(link);
}

const degree = '(-?\\d{1,3}(?:\\.\\d+)?)';
const pair = `${degree}\\s*,\\s*${degree}`;

/** Where links have their place, the surest first: the pin, what was asked for, the middle of the map. */
const patterns = [
  `!3d${degree}!4d${degree}`,
  `[?&](?:q|query|ll|daddr|destination|coordinate|markers)=(?:loc:)?${pair}`,
  `[?&]mlat=${degree}&mlon=${degree}`,
  `^geo:${pair}`,
  `/(?:search|place|dir)/(?:[^/]*/)*${pair}`,
  `/@${pair}`,
  `[?&]center=${pair}`,
  `#map=[\\d.]+/${degree}/${degree}`,
].map((pattern) => new RegExp(pattern));

/** The spot that a link names, wherever on earth; undefined where it names none itself. */
export function spotInLink(link: string): Spot | undefined {
  const text = plain(link);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found && !(found[1] === '0' && found[2] === '0')) return [Number(found[1]), Number(found[2])];
  }
  return undefined;
}

/** The text of degrees in the path of a link, such as `36°19'30.0"N 74°39'58.0"E`. */
export function degreesInLink(link: string): string | undefined {
  return /\/place\/([^/@]*°[^/@]*)/.exec(plain(link))?.[1];
}

/** The spot that the page of a map names, of which nothing but its text is known: its pin, or the middle of its picture. */
export function spotInPage(page: string): Spot | undefined {
  const found = /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)|[?&;]center=(-?\d+\.\d+)(?:%2C|,)(-?\d+\.\d+)/.exec(page);
  if (!found) return undefined;
  return [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])];
}

function plain(href: string): string {
  try {
    return decodeURIComponent(href.replaceAll('+', ' '));
  } catch {
    return href;
  }
}
