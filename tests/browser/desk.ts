import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** A place that no other test lists rooms in. */
export function newCity(): string {
  return `Desk ${randomBytes(4).toString('hex')}`;
}

export async function fillProperty(page: Page, city: string): Promise<void> {
  const fields = {
    Name: `Lodge of ${city}`,
    Description: 'Quiet rooms above the river, heated in winter.',
    Location: city,
    Street: '1 River Road',
    City: city,
    State: 'Gilgit-Baltistan',
    'Zip code': '15700',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** The card of a kind with one room, by the number of the room. */
export function room(page: Page, number: string): Locator {
  return page.getByRole('group', { name: number === '' ? 'Room' : `Room ${number}`, exact: true });
}

/** The card of a kind with one room, unfolded. */
export async function unfold(page: Page, number: string): Promise<Locator> {
  const card = room(page, number);
  const fold = card.getByRole('button').first();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  return card;
}

export async function fillRoom(
  fields: Locator,
  { roomNumber, price }: { roomNumber: string; price: string },
): Promise<void> {
  await fields.getByLabel('Number of beds').fill('2');
  await fields.getByLabel('Guest capacity').fill('3');
  await fields.getByLabel('Price per night').fill(price);
  await fields.getByLabel('Room number').fill(roomNumber);
}

export function submit(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit' });
}
