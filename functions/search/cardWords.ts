import { coveredWords } from '../../shared/rules/coveredWords.ts';
import { excerpt } from './excerpt.ts';
import type { IndexedProperty } from './indexedProperty.ts';

/** The most bytes of a name, a location and a description, and fewer than which no description is worth. */
const longest = { name: 170, location: 125, text: 240 } as const;
const leastText = 16;

/** Bytes that rates leave for the name and the location. */
export const leastWordBytes = longest.name + longest.location;

/** The texts of a card that has so many bytes left for them. */
export function cardWords({ hotel, location: place }: IndexedProperty, left: number) {
  const name = excerpt(hotel.name, Math.min(longest.name, Math.floor(left * 0.6)));
  const forPlace = left - Buffer.byteLength(name);
  const location = excerpt(place, Math.min(longest.location, Math.floor(forPlace * 0.75)));
  const urduName = fitting(hotel.urduName, forPlace - Buffer.byteLength(location), 'urduName');
  const forText = forPlace - Buffer.byteLength(location) - bytesOf(urduName);
  const text = textIn(coveredWords(hotel.description), forText);
  const urduText = fitting(hotel.urduDescription, forText - Buffer.byteLength(text), 'urduText');
  return { name, location, text, ...urduName, ...urduText };
}

/** A description in so many bytes: nothing where they are too few. */
function textIn(description: string, left: number): string {
  return left < leastText ? '' : excerpt(description, Math.min(longest.text, left));
}

/** Words in Urdu as an attribute of a card that has so many bytes left, where they have a place: a name whole, of a description its beginning. */
function fitting<Name extends 'urduName' | 'urduText'>(words: string | undefined, left: number, attribute: Name) {
  const bytes = left - attribute.length;
  const shown = attribute === 'urduName' ? (words ?? '') : textIn(coveredWords(words ?? ''), bytes);
  return (shown !== '' && Buffer.byteLength(shown) <= bytes ? { [attribute]: shown } : {}) as Partial<
    Record<Name, string>
  >;
}

function bytesOf(attributes: Readonly<Record<string, string>>): number {
  return Object.entries(attributes).reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value), 0);
}
