import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { updatePropertyPath } from '../../../web/src/paths.ts';
import { answer, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { answerOwner, inRoom, ownOf } from '../support/propertyForms.ts';
import { roomOf } from '../support/samples.ts';
import { arriveAt, button, field, fill, open, says, toastSays, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('a property that is changed', () => {
  async function openEdit(own = ownOf('p1')) {
    answer('getVendorProperty', ok('own_property', own));
    const user = await open(updatePropertyPath('p1'), vendor);
    await screen.findByRole('button', { name: 'Update' });
    return user;
  }

  test('is shown as it is, and sent from the version that was read', async () => {
    const user = await openEdit();
    expect(field('Name').value).toBe('Hotel p1');
    expect(inRoom('Price per night', '101').value.replace(',', '')).toBe('7200');
    await fill('Name', 'Hotel new');
    answer('updateProperty', ok('property_updated', ownOf('p1', [roomOf(101)], { revision: 4 })));
    answer('listVendorProperties', listed('own_properties', [ownOf('p1')]));
    await user.click(button('Update'));
    await arriveAt('/propertyposts');
    expect(sentTo('updateProperty')[0]?.body).toMatchObject({ revision: 3, hotelDetail: { name: 'Hotel new' } });
    await toastSays('Your property has been updated.');
  });

  test('elsewhere meanwhile says what was, keeps what was typed, and is saved by the next press', async () => {
    const user = await openEdit();
    await fill('Name', 'Hotel new');
    answer('updateProperty', new Refusal('conflict'));
    const fresh = ownOf('p1', [roomOf(101, { price: 9000 })], { revision: 5 });
    answer('getVendorProperty', ok('own_property', fresh));
    await user.click(button('Update'));
    await says('Changes from elsewhere:');
    expect(field('Name').value).toBe('Hotel new');
    answer('updateProperty', ok('property_updated', fresh));
    answer('listVendorProperties', listed('own_properties', [fresh]));
    await user.click(button('Update'));
    await arriveAt('/propertyposts');
    expect(sentTo('updateProperty').at(-1)?.body.revision).toBe(5);
  });

  test('elsewhere twice meanwhile says all that was', async () => {
    const user = await openEdit();
    await fill('Name', 'Hotel new');
    answer('updateProperty', new Refusal('conflict'));
    const dearer = [roomOf(101, { price: 9000 })];
    answer('getVendorProperty', ok('own_property', ownOf('p1', dearer, { revision: 5 })));
    await user.click(button('Update'));
    await says('Room 101: Price per night is now “PKR 9,000”.');
    const moved = ownOf('p1', dearer, { revision: 6 });
    const address = { ...moved.address, street: '2 River Road' };
    answer('getVendorProperty', ok('own_property', { ...moved, address }));
    await user.click(button('Update'));
    await says('Street is now “2 River Road”.');
    await says('Room 101: Price per night is now “PKR 9,000”.');
  });

  test('that is not there says so without a second try', async () => {
    answer('getVendorProperty', new Refusal('property_not_found'));
    await open(updatePropertyPath('p1'), vendor);
    await toastSays(sentenceOf('property_not_found'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('that could not be read is read again when asked', async () => {
    answer('getVendorProperty', new Refusal('internal'));
    const user = await open(updatePropertyPath('p1'), vendor);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('getVendorProperty', ok('own_property', ownOf('p1')));
    await user.click(retry);
    await waitFor(() => expect(field('Name').value).toBe('Hotel p1'));
  });

  test('orders its photos and drops one, as travellers then see them', async () => {
    const images = ['a', 'b', 'c'].map((name) => ({ imgURL: `/room-photos/${name}/960.webp` }));
    const user = await openEdit(ownOf('p1', [roomOf(101, { images })]));
    expect(button('Move photo 1 earlier').getAttribute('aria-disabled')).toBe('true');
    expect(button('Move photo 3 later').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Move photo 1 later'));
    await user.click(button('Remove photo 3'));
    expect(screen.getByText(/2 of 5/)).toBeTruthy();
    answer('updateProperty', ok('property_updated', ownOf('p1')));
    answer('listVendorProperties', listed('own_properties', [ownOf('p1')]));
    await user.click(button('Update'));
    await arriveAt('/propertyposts');
    const sent = JSON.stringify(sentTo('updateProperty')[0]?.body);
    expect(sent.indexOf('/room-photos/b/')).toBeGreaterThan(0);
    expect(sent.indexOf('/room-photos/b/')).toBeLessThan(sent.indexOf('/room-photos/a/'));
    expect(sent).not.toContain('/room-photos/c/');
  });
});
