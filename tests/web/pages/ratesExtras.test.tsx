import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { openRates, ratesOf } from '../support/ratesDesk.ts';
import { button, field, fill, focused, noteOf, plain, says } from '../support/site.tsx';

const mattress = { id: 'x1', name: 'Mattress', price: 1500, per: 'night' as const, most: 3, noticeDays: 0 };
const jeep = { id: 'x2', name: 'Jeep', price: 9000, per: 'once' as const, most: 1, noticeDays: 1 };
const children = { freeUnder: 6, sleeper: false, price: 1300, inExtras: true };

const saved = (given: Parameters<typeof ratesOf>[0] = {}) => ok('rates_set', ratesOf({ ...given, revision: 5 }));

describe('rules for children', () => {
  test('are one form, which begins with the usual rules, and are read back in words', async () => {
    const user = await openRates({ extras: [mattress] });
    await user.click(button('Set rules for children'));
    await fill('Free under the age of', '6');
    await fill('Price a night from that age on', '1,300');
    answer('setRates', saved({ children, extras: [mattress] }));
    await user.click(button('Save'));
    await says('Children under 6 are free');
    await says('They need no bed');
    await says('From 6 years PKR 1,300 each night');
    expect(bodyTo('setRates')).toMatchObject({
      children: { freeUnder: '6', price: '1,300', sleeper: false, inExtras: true },
      extras: [mattress],
    });
    expect(screen.queryByRole('button', { name: 'Set rules for children' })).toBeNull();
  });

  test('that are wrong are refused at their fields, and what was typed stays', async () => {
    const user = await openRates();
    await user.click(button('Set rules for children'));
    await fill('Free under the age of', '19');
    await fill('Price a night from that age on', 'some');
    await user.click(button('Save'));
    expect(focused()).toBe(field('Free under the age of'));
    expect(noteOf(field('Free under the age of'))).toContain('18');
    expect(noteOf(field('Price a night from that age on'))).not.toBe('');
    expect(field('Free under the age of').value).toBe('19');
    expect(sentTo('setRates')).toHaveLength(0);
  });

  test('are changed with what they say, and taken away after a question', async () => {
    const user = await openRates({ children: { ...children, sleeper: true } });
    await user.click(button(/^Change .*Children/));
    expect(field('Price a night from that age on').value).toBe('1300');
    expect(screen.getByRole('radio', { name: 'Need a bed' })).toHaveProperty('checked', true);
    await user.click(button('Leave it'));
    await user.click(button(/^Remove .*Children/));
    await says('Children then count as adults');
    answer('setRates', saved());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
    expect(bodyTo('setRates')).not.toHaveProperty('children');
  });
});

describe('extras', () => {
  test('that many hotels have are a press and a price, and those that this one has are not offered', async () => {
    const user = await openRates({ extras: [mattress] });
    expect(screen.queryByRole('button', { name: 'Mattress' })).toBeNull();
    await user.click(button('Breakfast'));
    expect(field('Name of the extra').value).toBe('Breakfast');
    await fill('Price of one', '850');
    answer('setRates', saved({ extras: [mattress] }));
    await user.click(button('Save'));
    await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
    expect(bodyTo('setRates').extras).toEqual([
      mattress,
      { name: 'Breakfast', price: '850', per: 'guestNight', most: '1', noticeDays: '' },
    ]);
  });

  test('say their price and its unit, how many there are, and the notice', async () => {
    await openRates({ extras: [mattress, jeep] });
    await says('PKR 1,500 each night');
    await says('3 at most');
    await says('PKR 9,000 for the whole stay');
    await says('1 day of notice');
  });

  test('keep their ids when they are changed, and two of one name are refused', async () => {
    const user = await openRates({ extras: [mattress, jeep] });
    await user.click(button(/^Change .*Mattress/));
    await fill('Name of the extra', 'jeep');
    await user.click(button('Save'));
    expect(focused()).toBe(field('Name of the extra'));
    expect(plain(noteOf(field('Name of the extra')))).toContain('twice');
    await fill('Name of the extra', 'Extra bed');
    await user.selectOptions(field('The price is for'), 'Each guest');
    answer('setRates', saved());
    await user.click(button('Save'));
    await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
    expect(bodyTo('setRates').extras).toMatchObject([jeep, { id: 'x1', name: 'Extra bed', per: 'guest' }]);
  });

  test('that another device has taken away meanwhile are added again', async () => {
    const user = await openRates({ extras: [mattress] });
    await user.click(button(/^Change .*Mattress/));
    await fill('Price of one', '1,600');
    answer('getRates', ok('own_rates', ratesOf({ revision: 5 })));
    answer('setRates', new Refusal('conflict'));
    await user.click(button('Save'));
    await says('changed on another device');
    answer('setRates', saved());
    await user.click(button('Save'));
    await waitFor(() => expect(sentTo('setRates')).toHaveLength(2));
    const { extras } = sentTo('setRates')[1]?.body ?? {};
    expect([extras.length, extras[0].id, extras[0].price]).toEqual([1, undefined, '1,600']);
  });

  test('are twelve at most', async () => {
    await openRates({
      extras: Array.from({ length: 12 }, (_, at) => ({ ...jeep, id: `e${at}`, name: `Extra ${at}` })),
    });
    expect(screen.queryByRole('button', { name: 'Add another extra' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Breakfast' })).toBeNull();
  });
});
