import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { destinations, placeKey } from '../../../../shared/rules/places.ts';

/** The destinations whose name, or another name of theirs, holds what was typed; all of them for nothing. */
export function suggestPlaces(typed: string): readonly string[] {
  const key = placeKey(typed);
  return Object.values(destinations).filter((name) => name.toLowerCase().includes(key) || placeKey(name).includes(key));
}

/** State, keys and roles of the list of suggestions under a text field. */
export function useSuggestions(typed: string, choose: (value: string) => void) {
  const listId = useId();
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

  return {
    options,
    isOpen,
    open: () => show(true),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
      onClick: () => show(true),
      onBlur: () => show(false),
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
