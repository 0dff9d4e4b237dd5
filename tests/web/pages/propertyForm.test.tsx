import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { VendorProperty } from '../../../shared/contracts/properties.ts';
import { readStored } from '../../../web/src/storage.ts';
import {
  type ArrivedRequest,
  answer,
  bodyTo,
  hold,
  listed,
  noLine,
  ok,
  Refusal,
  sentenceOf,
  sentTo,
} from '../support/fakeApi.ts';
import { answerOwner, fillProperty, inRoom, ownOf } from '../support/propertyForms.ts';
import { roomOf } from '../support/samples.ts';
import { arriveAt, button, field, fill, focused, noteOf, open, says, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

/** The property that a form has become. */
function becomes({ body: { Location, address, hotelDetail } }: ArrivedRequest): VendorProperty {
  const rooms = hotelDetail.rooms.map((sent: Record<string, unknown>) =>
    roomOf(Number(sent.roomNumber), { ...sent, price: Number(sent.price), membersCapacity: Number(sent.capacity) }),
  );
  const own = ownOf('p1', rooms);
  const hotels = own.hotels.map((hotel) => ({ ...hotel, ...hotelDetail, rooms }));
  return { ...own, Location, location: Location, address: { ...address, zipCode: Number(address.zipCode) }, hotels };
}

describe('the form of a property', () => {
  test('puts the focus on the first field that is wrong, says how many are left, and sends nothing', async () => {
    const user = await open('/createpost', vendor);
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(focused()).toBe(field('Name'));
    expect(noteOf(field('Name'))).toBe('Name is required');
    expect(inRoom('Room number').getAttribute('aria-invalid')).toBe('true');
    await says(/\d+ fields left/);
    await user.type(field('Name'), 'C');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(field('Description').getAttribute('aria-invalid')).toBe('true');
    expect(sentTo('createProperty')).toHaveLength(0);
  });

  test('keeps what was typed where nothing can be changed, says so, and sends it again later', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    answer('createProperty', new Refusal('writes_rest'));
    await user.click(button('Submit'));
    await says(sentenceOf('writes_rest'));
    expect((field('Name') as HTMLInputElement).value).toBe('Cedar Lodge');
    answer('createProperty', ({ body }) => ok('property_listed', body as never));
    await user.click(button('Submit'));
    await waitFor(() => expect(sentTo('createProperty')).toHaveLength(2));
    const [first, second] = sentTo('createProperty').map(({ body }) => body);
    expect(second).toEqual(first);
  });

  test('lists what was typed, once, and leads to the own properties', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    const held = hold('createProperty');
    await user.dblClick(button('Submit'));
    await waitFor(() => expect(sentTo('createProperty')).toHaveLength(1));
    await user.click(button('Submit'));
    expect(bodyTo('createProperty')).toMatchObject({
      vendorId: 'v1',
      Location: 'Hunza Valley',
      address: { street: '1 River Road', city: 'Karimabad' },
      hotelDetail: { name: 'Cedar Lodge', rooms: [{ roomNumber: expect.anything(), price: expect.anything() }] },
      requestKey: expect.any(String),
    });
    const property = becomes(sentTo('createProperty')[0] as ArrivedRequest);
    answer('listVendorProperties', listed('own_properties', [property]));
    held.release(ok('property_listed', property));
    await arriveAt('/propertyposts');
    await says('Travellers can find Cedar Lodge now.');
    expect(sentTo('createProperty')).toHaveLength(1);
    expect(readStored('propertyDrafts')).toBeNull();
  });

  test('keeps all of it when it is refused, and says what the API found at its field', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    const issues = [
      { path: 'hotelDetail.rooms.0.price', code: 'required' as const, params: { label: 'Price per night' } },
    ];
    answer('createProperty', new Refusal('invalid_request', { issues }));
    await user.click(button('Submit'));
    await waitFor(() => expect(inRoom('Price per night', '101').getAttribute('aria-invalid')).toBe('true'));
    expect(noteOf(inRoom('Price per night', '101'))).toBe('Price per night is required');
    expect(focused()).toBe(inRoom('Price per night', '101'));
    expect(field('Name').value).toBe('Cedar Lodge');
    expect(inRoom('Price per night', '101').value).toBe('12,500');
  });

  test('says beside its button what no field is to blame for', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    answer('createProperty', new Refusal('too_many_properties'));
    await user.click(button('Submit'));
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain(
        sentenceOf('too_many_properties'),
      ),
    );
    expect(field('Name').value).toBe('Cedar Lodge');
  });

  test('sends the same key again where an answer was lost', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    answer('createProperty', noLine);
    await user.click(button('Submit'));
    await says('Sarai cannot be reached');
    await user.click(button('Submit'));
    await waitFor(() => expect(sentTo('createProperty')).toHaveLength(2));
    const [first, second] = sentTo('createProperty').map(({ body }) => body.requestKey);
    expect(second).toBe(first);
  });

  test('is there after a reload, with a notice, and can be begun afresh', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    act(() => void dispatchEvent(new Event('pagehide')));
    await user.reload();
    await waitFor(() => expect(field('Name').value).toBe('Cedar Lodge'));
    expect(inRoom('Price per night', '101').value).toBe('12,500');
    expect(screen.getByText(/This is what you typed before/)).toBeTruthy();
    await user.click(button('Start afresh'));
    expect(field('Name').value).toBe('');
    expect(screen.queryByText(/This is what you typed before/)).toBeNull();
    expect(readStored('propertyDrafts')).toBeNull();
  });

  test('is kept after a pause in typing, and of it nothing after a logout', async () => {
    const user = await open('/createpost', vendor);
    await fill('Name', 'Cedar Lodge');
    await waitFor(() => expect(readStored('propertyDrafts')).toContain('Cedar Lodge'));
    answer('vendorLogout', { code: 'logged_out', message: '' });
    await fill('Name', 'Cedar Lodge II');
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(readStored('propertyDrafts')).toBeNull();
    await act(() => new Promise((done) => setTimeout(done, 450)));
    expect(readStored('propertyDrafts')).toBeNull();
  });
});
