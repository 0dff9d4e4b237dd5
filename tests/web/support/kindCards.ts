import { within } from '@testing-library/react';
import { fillProperty } from './propertyForms.ts';
import { open, vendor } from './site.tsx';

/** A card by its name; roles are slow to ask for on a page with so many fields. */
export function findCard(name: string): HTMLElement | undefined {
  const nameOf = (each: Element) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent;
  return [...document.querySelectorAll<HTMLElement>('fieldset[aria-labelledby]')].find((each) => nameOf(each) === name);
}

export function card(name: string): HTMLElement {
  const found = findCard(name);
  if (!found) throw new Error(`There is no card of ${name}.`);
  return found;
}

export const inCard = (name: string, label: string) => within(card(name)).getByLabelText<HTMLInputElement>(label);
export const unfolds = (name: string) => card(name).querySelector('button') as HTMLElement;
export const isOpen = (name: string) => unfolds(name).getAttribute('aria-expanded') === 'true';

type User = Awaited<ReturnType<typeof open>>;

/** Types into a field as a hand does: what is there is selected, or added to. */
export async function type(user: User, control: HTMLElement, text: string) {
  await user.click(control);
  await user.keyboard(text);
}

/** The form with a kind of six rooms. */
export async function openWithSix() {
  const user = await open('/createpost', vendor);
  await fillProperty();
  await type(user, inCard('Room 101', 'Number of rooms'), '6');
  return user;
}
