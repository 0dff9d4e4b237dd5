import { expect, test } from 'vitest';
import { sendOnce } from '../../../functions/bookings/mails/sendOnce.ts';
import { handler as bookingsDue } from '../../../functions/events/bookingsDue.ts';
import { handler as removeUnusedPhotos } from '../../../functions/events/removeUnusedPhotos.ts';
import { handler as settleProperties } from '../../../functions/events/settleProperties.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';

async function fails(): Promise<never> {
  throw new TypeError('gul@example.com');
}

type PortsOf<Handler extends { run: (event: never, ports: never) => unknown }> = Parameters<Handler['run']>[1];

test('a booking that the clock could not meet is named', async () => {
  const lines = listenAsLambda();
  const due = { kind: 'answer', bookingId: 'b1', key: { pk: 'due', sk: '1' } };
  const list = async (after?: unknown) => (after ? [] : [due]);
  await bookingsDue.run({}, { due: { list }, bookings: { find: fails } } as unknown as PortsOf<typeof bookingsDue>);
  expect(asRead(lines)).toMatchObject([{ message: { bookingId: 'b1', error: 'TypeError' } }]);
});

test('a property that could not be completed is named', async () => {
  const lines = listenAsLambda();
  const ports = {
    unsettled: { list: async () => ['p1'] },
    properties: () => ({ settle: fails }),
    files: {},
    due: { list: async () => [] },
  };
  await settleProperties.run({}, ports as unknown as PortsOf<typeof settleProperties>);
  expect(asRead(lines)).toMatchObject([{ message: { propertyId: 'p1', error: 'TypeError' } }]);
});

test('a photo that could not be removed is named, and its vendor is not', async () => {
  const lines = listenAsLambda();
  const uploads = { allowedBefore: async () => [{ photoId: 'u1', vendorId: 'zarmina' }], end: fails };
  const ports = { uploads } as unknown as PortsOf<typeof removeUnusedPhotos>;
  await expect(removeUnusedPhotos.run({}, ports)).rejects.toThrow();
  expect(asRead(lines)).toMatchObject([{ message: { photoId: 'u1', error: 'TypeError' } }]);
  expect(lines.join()).not.toContain('zarmina');
});

test('a mail that SES will never take is named by its booking, and not by its address', async () => {
  const lines = listenAsLambda();
  const claim = async () => ({ key: { pk: '', sk: '' }, by: '', refusals: 0, silences: 0 });
  const ports = { marks: { claim, settle: async () => true }, mail: { offer: async () => 'undeliverable' } };
  const write = async () => ({
    to: 'gul@example.com',
    mail: { kind: 'requested' as const, subject: '', text: '', html: '' },
  });
  const name = { kind: 'requested', side: 'owner' } as const;
  await sendOnce('b1', name as never, write, ports as unknown as Parameters<typeof sendOnce>[3]);
  expect(asRead(lines)).toMatchObject([
    { level: 'ERROR', message: { bookingId: 'b1', mail: 'requested', to: 'owner' } },
  ]);
  expect(lines.join()).not.toContain('gul');
});
