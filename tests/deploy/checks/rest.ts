import { mustBe } from '../../campaign/client/people.ts';
import { becomes, type Parties, request } from '../journey/bookings.ts';
import { pageOf, rewrite } from '../journey/listing.ts';
import { mustHold, type Scene } from '../journey/scene.ts';
import type { Services } from '../stacks/aws.ts';
import { operate } from './operate.ts';
import type { Target } from './releases.ts';

/**
 * The stage rests: it can be read, and nothing can be changed. Whatever an operator does meanwhile is followed once it goes on, for
 * the stream has held it.
 */
export async function letWritesRest(target: Target, scene: Scene, parties: Parties): Promise<string> {
  const { cdk, services } = target;
  const { guest, host, hotel } = parties;
  const waits = await request(scene, parties, 90);
  await cdk.synthesiseResting();
  await cdk.release('resting');
  const { token } = guest;
  const { status, body, headers } = await scene.ask('cancelBooking', {
    token,
    params: { bookingRequestId: waits },
  });
  mustHold(status === 503 && body.code === 'writes_rest', `a change is refused: ${status} ${body.code}`);
  mustHold(headers['retry-after'] === '600', `and says when to come again: ${headers['retry-after']}`);
  mustHold((await pageOf(scene, hotel)).includes(hotel.name), 'a hotel can be read');
  mustHold(
    (await statesOf(services)).every((state) => state === 'Disabled'),
    'no stream and no queue is read',
  );
  await operate(target, ['hide-listing', hotel.propertyId, '--yes']);
  const asked = { token, params: { bookingRequestId: waits } };
  const still = mustBe(200, await scene.ask('getUserBooking', asked)).body.data.status;
  mustHold(still === 'pending', `nothing follows from a change while all rests: ${still}`);
  await cdk.release('first');
  mustHold(
    (await statesOf(services)).every((state) => state === 'Enabled'),
    'streams and queues are read again',
  );
  await becomes(scene, guest, waits, 'rejected');
  await operate(target, ['show-listing', hotel.propertyId, '--yes']);
  // The restore of before has left it without its photo.
  await rewrite(scene, host, { ...hotel, imageUrl: undefined }, 'Below the fort, above the river.');
  return 'reads go on, changes are refused, and what was held is followed';
}

async function statesOf(services: Services): Promise<string[]> {
  const path = '/2015-03-31/event-source-mappings/';
  const { EventSourceMappings }: { EventSourceMappings: { State: string }[] } = JSON.parse(
    await services({ service: 'lambda', method: 'GET', path }),
  );
  return EventSourceMappings.map(({ State }) => State);
}
