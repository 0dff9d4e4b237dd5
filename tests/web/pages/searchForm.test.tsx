import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, listed, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, hitOf } from '../support/samples.ts';
import { counted, shows } from '../support/searchAnswers.ts';
import { arriveAt, button, field, fill, focused, noteOf, open, says } from '../support/site.tsx';

describe('the form of a search', () => {
  async function openForm(address = '/Hotels') {
    answer('browseRooms', listed('rooms_found', [hitOf('a0')]));
    answer('getRoomSearch', { ...listed('rooms_found', [hitOf('a0')]), shows });
    answer('getRoomCounts', counted());
    const user = await open(address);
    await screen.findAllByRole('article');
    return user;
  }
  const search = () => screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement;
  const place = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });

  test('leads to the address of what was asked for, without what was left open', async () => {
    const user = await openForm();
    await user.clear(place());
    await user.type(place(), 'Gilgit');
    await fill('Sleeps at least', '3');
    await fill('Max price', '9000');
    await user.selectOptions(screen.getByLabelText('Class type'), 'First class');
    await user.click(button('Wi-Fi'));
    await user.click(search());
    await arriveAt('/search');
    const asked = Object.fromEntries(new URLSearchParams(location.search));
    expect(asked).toMatchObject({ location: 'Gilgit', class: 'First', facts: 'wifi' });
    expect(asked.price).toMatch(/-9000$/);
    expect(asked.guests).toMatch(/^3-/);
    expect(asked.checkIn).toBeUndefined();
  });

  test('shows what the address asks for', async () => {
    await openForm('/search?location=Gilgit&guests=2-4&price=1000-9000&class=First&facts=heating,wifi');
    expect(place().value).toBe('Gilgit');
    expect([field('Sleeps at least').value, field('Sleeps at most').value]).toEqual(['2', '4']);
    expect([field('Min price').value, field('Max price').value]).toEqual(['1000', '9000']);
    expect(field('Class type').value).toBe('First');
    const pressed = ['Heating', 'Wi-Fi', 'Parking'].map((fact) => button(fact).getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'true', 'false']);
    expect(button('Filters (4)')).toBeTruthy();
  });

  test('with a lowest price above the highest says so, keeps both and goes nowhere', async () => {
    const user = await openForm();
    await fill('Min price', '9000');
    await fill('Max price', '1000');
    await user.click(search());
    expect(location.pathname).toBe('/Hotels');
    const wrong = document.querySelector<HTMLElement>('[aria-invalid=true]');
    expect(wrong && noteOf(wrong)).not.toBe('');
    expect(focused()).toBe(wrong);
    expect([field('Min price').value, field('Max price').value]).toEqual(['9000', '1000']);
    await fill('Max price', '10000');
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
  });

  test.each(['12,500', 'PKR 12500', '۱۲۵۰۰'])('takes %s for a price', async (typed) => {
    const user = await openForm();
    await fill('Max price', typed);
    await user.click(search());
    await arriveAt('/search');
    expect(new URLSearchParams(location.search).get('price')).toMatch(/^\d+-12500$/);
  });

  test('refuses a price that no room can have at its field', async () => {
    const user = await openForm();
    await fill('Max price', '7000000');
    await user.click(search());
    expect(noteOf(field('Max price'))).toMatch(/1,?000,?000/);
    expect(location.pathname).toBe('/Hotels');
  });

  test('takes facts by presses, each back by a second one, in an order of its own', async () => {
    const user = await openForm();
    for (const fact of ['Wi-Fi', 'Parking', 'Heating', 'Parking']) await user.click(button(fact));
    expect(button('Parking').getAttribute('aria-pressed')).toBe('false');
    await user.click(search());
    await arriveAt('/search');
    expect(sentTo('getRoomSearch')[0]?.query.facts).toBe('heating,wifi');
    await says('Heating · Wi-Fi');
  });

  test('without a place says that one is needed', async () => {
    const user = await openForm();
    await user.clear(place());
    await user.click(search());
    expect(focused()).toBe(place());
    expect(place().getAttribute('aria-invalid')).toBe('true');
    expect(location.pathname).toBe('/Hotels');
  });

  test('asks for both days or for none', async () => {
    const user = await openForm();
    await fill('Check-in', ahead(10));
    await fill('Check-out', '');
    await user.click(search());
    const { checkIn, checkOut } = Object.fromEntries(new URLSearchParams(location.search));
    expect(checkIn === undefined).toBe(checkOut === undefined);
  });

  test('shows what the API found wrong at its field, and opens for it', async () => {
    answer('browseRooms', listed('rooms_found', []));
    answer(
      'getRoomSearch',
      new Refusal('invalid_request', {
        issues: [{ path: 'location', code: 'required', params: { label: 'Location' } }],
      }),
    );
    answer('getRoomCounts', counted());
    await open('/search?location=Hunza');
    await waitFor(() => expect(place().getAttribute('aria-invalid')).toBe('true'));
    expect(noteOf(place())).toBe('Location is required');
    expect(button(/^Filters/).getAttribute('aria-expanded')).toBe('true');
  });

  test('is opened by its bar, takes the focus, and the results take it after a search', async () => {
    const user = await openForm('/search?location=Hunza');
    expect(button('Filters').getAttribute('aria-expanded')).toBe('false');
    await user.click(button('Filters'));
    expect(button('Filters').getAttribute('aria-expanded')).toBe('true');
    expect(focused()?.contains(place())).toBe(true);
    await user.click(search());
    expect(button('Filters').getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Rooms found' })));
  });

  describe('suggests places', () => {
    const list = () => screen.getByRole('listbox');
    const options = () => [...document.querySelectorAll('[role=listbox] > li')].map((option) => option.textContent);
    const chosen = () => within(list()).queryByRole('option', { selected: true })?.textContent;

    test('for what is typed, and takes the one that is pressed', async () => {
      const user = await openForm();
      await user.clear(place());
      await user.type(place(), 'hun');
      await waitFor(() => expect(options()).toContain('Hunza Valley'));
      expect(place().getAttribute('aria-expanded')).toBe('true');
      await user.click(screen.getByRole('option', { name: 'Hunza Valley' }));
      expect(place().value).toBe('Hunza Valley');
      expect(options()).toEqual([]);
      expect(focused()).toBe(place());
    });

    test('and takes the one that arrows and Enter choose, without searching yet', async () => {
      const user = await openForm();
      await user.clear(place());
      await user.type(place(), 'g');
      await waitFor(() => expect(options().length).toBeGreaterThan(1));
      const [, second] = options();
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(chosen()).toBe(second);
      await user.keyboard('{Enter}');
      expect(place().value).toBe(second);
      expect(location.pathname).toBe('/Hotels');
    });

    test('and forgets what arrows chose when more is typed', async () => {
      const user = await openForm();
      await user.clear(place());
      await user.type(place(), 'g');
      await user.keyboard('{ArrowDown}');
      expect(chosen()).toBe(options()[0]);
      await user.keyboard('i');
      expect(chosen()).toBeUndefined();
    });

    test('in a circle that goes through the field itself', async () => {
      const user = await openForm();
      await user.clear(place());
      await user.type(place(), 'g');
      await waitFor(() => expect(options().length).toBeGreaterThan(1));
      await user.keyboard('{ArrowUp}');
      expect(chosen()).toBe(options().at(-1));
      await user.keyboard('{ArrowDown}');
      expect(chosen()).toBeUndefined();
    });

    test('until Escape or another field closes them', async () => {
      const user = await openForm();
      await user.clear(place());
      await user.type(place(), 'h');
      await waitFor(() => expect(options().length).toBeGreaterThan(0));
      await user.keyboard('{Escape}');
      expect(options()).toEqual([]);
      await user.type(place(), 'u');
      await waitFor(() => expect(options().length).toBeGreaterThan(0));
      await user.tab();
      expect(options()).toEqual([]);
    });
  });
});
