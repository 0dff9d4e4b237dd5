import { language } from 'virtual:sarai-language';
import { everywhere, knownNames, namesOnPages, placeName, plainly } from '../../../shared/rules/places.ts';
import { soughtPlace } from '../../../shared/rules/soughtPlace.ts';
import { say } from './say.ts';

/** A place by its key: one that Sarai knows by its name in the reader's language, any other as it was typed. */
export function sayPlace(key: string, typed = key): string {
  return key === everywhere || knownNames.has(key) ? say(placeName(key)) : typed;
}

/** The place that a text means, in the same way. */
export function saySoughtPlace(typed: string): string {
  return sayPlace(soughtPlace(typed).key, typed);
}

/** The text of a place; for a name in English, as in a link that somebody passed on, the name in the reader's language. */
export function sayTypedPlace(typed: string): string {
  if (language === 'en') return typed;
  return englishNames().get(plainly(typed)) ?? typed;
}

let named: ReadonlyMap<string, string> | undefined;

/** The reader's own names of places by their English, made when the first is asked for: each card of a list asks. */
function englishNames(): ReadonlyMap<string, string> {
  named ??= new Map(namesOnPages().map((name) => [plainly(name), say(name)]));
  return named;
}
