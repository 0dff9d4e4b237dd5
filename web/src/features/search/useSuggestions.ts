import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { destinationKeys } from '../../../../shared/rules/destinations.ts';
import { knownNames, placeName, plainly } from '../../../../shared/rules/places.ts';
import { soughtPlace } from '../../../../shared/rules/soughtPlace.ts';
import { sayPlace } from '../../words/places.ts';

/** Suggestions at most. */
const most = 6;

const places = [...new Set(knownNames.values())];

/**
 * The places whose name holds what was typed, or that have another name which begins so; the destinations for nothing,
 * and where no name does the one that is most likely meant.
 */
export function suggestPlaces(typed: string): readonly string[] {
  const plain = plainly(typed);
  if (plain === '') return destinationKeys.map((key) => sayPlace(key));
  const begun = new Set([...knownNames].filter(([name]) => name.startsWith(plain)).map(([, key]) => key));
  const found = places.filter((key) => begun.has(key) || namesOf(key).some((name) => name.includes(plain)));
  const { key, isKnown, guess } = soughtPlace(typed);
  const likely = isKnown ? key : guess;
  const keys = found.length === 0 && likely !== undefined ? [likely] : found;
  return keys.slice(0, most).map((each) => sayPlace(each));
}

/** In English too, whatever the reader's language is. */
function namesOf(key: string): string[] {
  return [placeName(key).toLowerCase(), sayPlace(key)];
}

/**
 * The only suggestion for a typed place. A place that is only spelled alike does not count: another one may have exactly
 * this name.
 */
export function soleSuggestion(typed: string): string | undefined {
  const [only, ...others] = suggestPlaces(typed);
  return others.length === 0 && soughtPlace(typed).guess === undefined ? only : undefined;
}

/** State, keys and roles of the list of suggestions under a text field. */
export function useSuggestions(typed: string, choose: (value: string) => void) {
  const listId = useId();
  const visited = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const options = suggestPlaces(typed);
  const isOpen = isWanted && options.length > 0;

  const show = (wanted: boolean) => {
    setWanted(wanted);
    setActive(-1);
  };
  const take = (index: number) => {
    const option = options[index];
    if (option !== undefined) choose(option);
    show(false);
  };
  const press = (event: KeyboardEvent) => {
    visited.current = true;
    const move = nextActive(event.key, active, options.length);
    if (move !== undefined) {
      event.preventDefault();
      setWanted(true);
      setActive(move);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape') show(false);
  };

  // The press that leads into the field chooses its text, so that typing replaces it; a second one sets the cursor.
  const arrive = ({ currentTarget, isTrusted }: MouseEvent<HTMLInputElement>) => {
    if (!visited.current && isTrusted) currentTarget.select();
    visited.current = true;
    show(true);
  };
  const leave = () => {
    visited.current = false;
    show(false);
  };

  return {
    options,
    isOpen,
    /** The field may have lost the focus before its script repeats the input. */
    openUnder: (field: HTMLElement) => show(field === document.activeElement),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      onClick: arrive,
      onBlur: leave,
      onKeyDown: press,
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (index: number) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      // Keeps the focus in the field: on losing it, the field closes this list before the click arrives.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => take(index),
    }),
  } as const;
}

/** The arrow keys cycle through the options and the field itself, which is -1. */
function nextActive(key: string, active: number, count: number): number | undefined {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (by === undefined) return undefined;
  const stops = count + 1;
  return ((active + 1 + by + stops) % stops) - 1;
}
