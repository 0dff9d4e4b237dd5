import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, hold, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { answerOwner, ownOf } from '../support/propertyForms.ts';
import { eid, openRates, ratesOf } from '../support/ratesDesk.ts';
import { alert, button, field, fill, focused, noteOf, open, plain, says, toastSays, vendor } from '../support/site.tsx';

async function typeEid() {
  await fill('Name', 'Eid');
  await fill('First night', '05/16/27');
  await fill('Last night', '05/18/27');
  await fill('Percentage for all rooms', '130');
}

describe('the prices of a hotel without rates', () => {
  test('are one a kind all year, and the page says what to do', async () => {
    await openRates();
    await says('One price all year');
    await says('2 rooms, 101, 102: PKR 9,500');
    await says('days such as Eid below');
  });
});

describe('special days', () => {
  test('are added for all rooms with a percentage, once for two presses, and shown', async () => {
    const user = await openRates();
    await user.click(button('Add days'));
    await typeEid();
    expect(noteOf(field('First night'))).toContain('Sunday 16 May 2027');
    const held = hold('setRates');
    await user.dblClick(button('Save'));
    expect(button('Save').getAttribute('aria-busy')).toBe('true');
    const day = { name: 'Eid', from: '05/16/27', to: '05/18/27', percent: '130', prices: [] };
    expect(bodyTo('setRates')).toEqual({
      weekdays: [],
      seasons: [],
      longStays: [],
      extras: [],
      days: [day],
      revision: 4,
    });
    held.release(ok('rates_set', ratesOf({ days: [eid], revision: 5 })));
    await toastSays('The rates are saved.');
    await says('16 May 2027 to 18 May 2027');
    await says('All rooms at 130% of their price');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByText('One price all year')).toBeNull();
  });

  test('have a price for some kinds, and the others keep theirs', async () => {
    const user = await openRates();
    await user.click(button('Add days'));
    await fill('First night', '2027-08-13');
    await fill('Last night', '2027-08-14');
    await fill('Room 201', '20,000');
    answer('setRates', ok('rates_set', ratesOf({ revision: 5 })));
    await user.click(button('Save'));
    await waitFor(() => expect(sentTo('setRates')).toHaveLength(1));
    expect(bodyTo('setRates').days[0]).toMatchObject({ name: '', prices: [{ kind: 'family', price: '20,000' }] });
  });

  test('that are wrong are refused at their fields, and nothing typed is lost', async () => {
    const user = await openRates({ days: [eid] });
    await user.click(button('Add days'));
    await fill('First night', '05/18/27');
    await fill('Last night', '05/20/27');
    await fill('Room 201', 'many');
    await user.click(button('Save'));
    expect(focused()).toBe(field('First night'));
    expect(plain(noteOf(field('First night')))).toMatch(/share a night|lie in|2027-05-16/);
    expect(noteOf(field('Room 201'))).not.toBe('');
    expect(field('Last night').value).toBe('05/20/27');
    expect(sentTo('setRates')).toHaveLength(0);
  });

  test('stay in the form when the line is down, and an issue of the API stands at its field', async () => {
    const user = await openRates({ days: [eid] });
    await user.click(button(/^Change .*Eid/));
    await fill('Percentage for all rooms', '140');
    answer('setRates', noLine);
    await user.click(button('Save'));
    await waitFor(() => expect(alert().textContent).toContain('cannot be reached'));
    const params = { label: 'Percentage', min: 10, max: 500 };
    answer(
      'setRates',
      new Refusal('invalid_request', { issues: [{ path: 'days.0.percent', code: 'not_whole', params }] }),
    );
    await user.click(button('Save'));
    await waitFor(() => expect(noteOf(field('Percentage for all rooms'))).toContain('10'));
    expect(field('Percentage for all rooms').value).toBe('140');
  });

  test('are put on top of what another device has put meanwhile', async () => {
    const user = await openRates();
    await user.click(button('Add days'));
    await typeEid();
    const other = { from: '2027-08-13', to: '2027-08-14', percent: 120 };
    answer('getRates', ok('own_rates', ratesOf({ days: [other], revision: 5 })));
    answer('setRates', new Refusal('conflict'));
    await user.click(button('Save'));
    await waitFor(() => expect(alert().textContent).toContain('changed on another device'));
    await says('All rooms at 120% of their price');
    expect(field('Name').value).toBe('Eid');
    answer('setRates', ok('rates_set', ratesOf({ days: [eid, other], revision: 6 })));
    await user.click(button('Save'));
    await waitFor(() => expect(sentTo('setRates')).toHaveLength(2));
    const { revision, days } = sentTo('setRates')[1]?.body ?? {};
    expect([revision, days.map(({ percent }: { percent: unknown }) => String(percent))]).toEqual([5, ['120', '130']]);
  });

  test('are taken away after a question', async () => {
    const user = await openRates({ days: [eid] });
    await user.click(button(/^Remove .*Eid/));
    expect(sentTo('setRates')).toHaveLength(0);
    answer('setRates', ok('rates_set', ratesOf({ revision: 5 })));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await says('One price all year');
    expect(bodyTo('setRates')).toMatchObject({ days: [], revision: 4 });
  });
});

describe('the page of prices', () => {
  test('is that of the only property, without a choice', async () => {
    answerOwner();
    answer('listVendorProperties', listed('own_properties', [ownOf('p1')]));
    answer('getRates', ok('own_rates', ratesOf()));
    await open('/rates', vendor);
    await screen.findByRole('heading', { name: /Cedar Lodge/ });
  });

  test('is a choice where there are several properties', async () => {
    answerOwner();
    answer('listVendorProperties', listed('own_properties', [ownOf('p1'), ownOf('p2')]));
    await open('/rates', vendor);
    const link = await screen.findByRole('link', { name: 'Hotel p2' });
    expect(link.getAttribute('href')).toBe('/rates?postId=p2');
  });

  test('is reached from the property in the list', async () => {
    answerOwner();
    answer('listVendorProperties', listed('own_properties', [ownOf('p1')]));
    await open('/propertyposts', vendor);
    const link = await screen.findByRole('link', { name: /^Prices of/ });
    expect(link.getAttribute('href')).toBe('/rates?postId=p1');
  });

  test('says that a property is not there', async () => {
    answerOwner();
    answer('getRates', new Refusal('property_not_found'));
    await open('/rates?postId=p9', vendor);
    await screen.findAllByRole('alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('is the owner’s, and the staff reads no price', async () => {
    answerOwner();
    await open('/rates?postId=p1', { ...vendor, staff: true });
    await waitFor(() => expect(sentTo('listVendorPendingRequests').length).toBeGreaterThan(0));
    expect(sentTo('getRates')).toHaveLength(0);
  });
});
