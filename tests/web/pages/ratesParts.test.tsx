import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, bodyTo, ok, sentTo } from '../support/fakeApi.ts';
import { openRates, ratesOf } from '../support/ratesDesk.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, plain, says } from '../support/site.tsx';

test('a season of each year has prices and least nights, and its own weekday prices stay', async () => {
  const saturdays = [{ days: ['saturday' as const], prices: [{ kind: 'double', price: 15_500 }] }];
  const winter = { name: 'Winter', from: '12-15', to: '01-15', prices: [], weekdays: saturdays };
  const user = await openRates({ seasons: [winter] });
  await says('15 December to 15 January, each year');
  await user.click(button(/^Change .*Winter/));
  await fill('Last night', '1/20');
  expect(noteOf(field('Last night'))).toContain('20 January, each year');
  await fill('2 rooms, 101, 102', '14,000');
  await fill('Least nights', '2');
  answer('setRates', ok('rates_set', ratesOf({ revision: 5 })));
  await user.click(button('Save'));
  await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
  const prices = [{ kind: 'double', price: '14,000' }];
  expect(bodyTo('setRates').seasons).toEqual([{ ...winter, to: '01-20', leastNights: '2', prices }]);
});

test('two seasons that share a night are named at the first night of the second', async () => {
  const user = await openRates({ seasons: [{ name: 'Winter', from: '12-15', to: '01-15', prices: [], weekdays: [] }] });
  await user.click(button('Add a season'));
  await fill('Season', 'Snow');
  await fill('First night', '01/10');
  await fill('Last night', '02/20');
  await user.click(button('Save'));
  expect(plain(noteOf(field('First night')))).toContain('Winter and Snow share a night');
});

test('days of the week have prices, and are refused without a day', async () => {
  const user = await openRates();
  await user.click(button('Add days of the week'));
  await fill('Room 201', '18000');
  await user.click(button('Save'));
  await says('Day of the week');
  expect(sentTo('setRates')).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  answer('setRates', ok('rates_set', ratesOf({ revision: 5 })));
  await user.click(button('Save'));
  await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
  const prices = [{ kind: 'family', price: '18000' }];
  expect(bodyTo('setRates').weekdays).toEqual([{ days: ['friday', 'saturday'], prices }]);
});

test('days of the week in a season have prices there, and those of the year stay', async () => {
  const fridays = [{ days: ['friday' as const], prices: [{ kind: 'double', price: 11_000 }] }];
  const winter = { name: 'Winter', from: '12-15', to: '01-15', prices: [], weekdays: [] };
  const user = await openRates({ seasons: [winter], weekdays: fridays });
  await user.click(button('Add days to this season'));
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await fill('Room 201', '24,000');
  answer('setRates', ok('rates_set', ratesOf({ revision: 5 })));
  await user.click(button('Save'));
  await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
  const weekdays = [{ days: ['friday'], prices: [{ kind: 'family', price: '24,000' }] }];
  expect(bodyTo('setRates')).toMatchObject({ seasons: [{ ...winter, weekdays }], weekdays: fridays });
});

test('longer stays have a discount, once for a number of nights', async () => {
  const user = await openRates({ longStays: [{ nights: 7, percent: 10 }] });
  await says('10% off the nights');
  await user.click(button('Add a discount'));
  await fill('From how many nights', '7');
  await fill('Percent off', '15');
  await user.click(button('Save'));
  expect(focused()).toBe(field('From how many nights'));
  await fill('From how many nights', '14');
  answer('setRates', ok('rates_set', ratesOf({ revision: 5 })));
  await user.click(button('Save'));
  await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
  expect(bodyTo('setRates').longStays.map(({ nights }) => String(nights))).toEqual(['7', '14']);
});

test('the year has twelve months of nights with the prices of a kind, and says them as a list', async () => {
  const [from, to] = [ahead(10), ahead(12)];
  const user = await openRates({ days: [{ name: 'Eid', from, to, percent: 130 }] });
  const cell = () => document.querySelector(`[data-night="${from}"]`);
  expect(plain(cell()?.getAttribute('title'))).toContain('PKR 12,350');
  expect(document.querySelectorAll('[data-night]').length).toBeGreaterThanOrEqual(365);
  await says(/: PKR 12,350 \(Eid\)/);
  await user.selectOptions(field('Rooms'), 'Room 201');
  expect(plain(cell()?.getAttribute('title'))).toContain('PKR 20,800');
});
