import { expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { openAdvances } from '../../support/advances.ts';
import { cancel } from '../../support/bookings.ts';

const desk = openAdvances();

const read = (id: string) => ask('getUserBooking', { params: { bookingRequestId: id }, token: desk.guest.token });

test('a guest reads the number of the host while a refund is due after the end, and not the address', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancel(desk.guest, id);
  const { data } = (await read(id)).body;
  expect(data.host).toMatchObject({ contactNumber: expect.stringMatching(/^0/) });
  expect(data.address).toBeUndefined();
  await desk.payBack(id);
  await desk.answerRefund(id, 'confirmed');
  expect((await read(id)).body.data.host).toBeUndefined();
});
