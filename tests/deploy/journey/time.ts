import { mustBe } from '../../campaign/client/people.ts';
import { answer, becomes, cancelAsOwner, request } from './bookings.ts';
import { mustBeFound } from './finding.ts';
import type { JourneyResult } from './journey.ts';
import { mustHold, type Scene } from './scene.ts';

/** Work of functions that the clock calls. */
export interface PendingWork {
  /** A request that nobody has answered in time. */
  asked: string;
  /** A booking whose reminder has still to be noted. */
  accepted: string;
}

/** Leaves something to each of the functions that the clock calls. */
export async function leaveToClock(scene: Scene, travelled: JourneyResult): Promise<PendingWork> {
  const { inside } = scene;
  const accepted = await request(scene, travelled, 100);
  await answer(scene, 'acceptBookingRequests', travelled.host, accepted);
  const asked = await request(scene, travelled, 110);
  await inside.letAllBeDue(asked);
  await leaveUnread(scene, travelled);
  await inside.letUploadAge(travelled.noPhoto);
  await inside.leaveUnsettled(travelled.hotel.propertyId);
  return { asked, accepted };
}

/** Either side leaves a message unread for longer than a quarter of an hour. */
async function leaveUnread(
  { ask, inside }: Scene,
  { guest, host, hotel: { propertyId } }: JourneyResult,
): Promise<void> {
  const asked = { token: guest.token, params: { propertyId } };
  const body = { text: 'Is there a heater?', requestKey: crypto.randomUUID() };
  mustBe(201, await ask('sendMessage', { ...asked, body }));
  const { thread } = mustBe(200, await ask('getUserThread', asked)).body;
  const answer = { token: host.token, params: { threadId: thread._id } };
  mustBe(201, await ask('sendMessageAsOwner', { ...answer, body: { ...body, text: 'There is.' } }));
  await inside.letUnreadAge(thread._id);
}

/** They have done it. */
export async function mustBeDone(
  scene: Scene,
  travelled: JourneyResult,
  { asked, accepted }: PendingWork,
): Promise<void> {
  const { guest, host, hotel, noPhoto: photoId } = travelled;
  for (const { email } of [guest, host]) {
    const texts = await scene.inside.mailsTo(email);
    mustHold(
      texts.some((text) => text.includes('about this conversation')),
      'a mail tells of an unread message',
    );
  }
  await becomes(scene, guest, asked, 'expired');
  mustBe(404, await scene.ask('getPhotoUpload', { token: host.token, params: { photoId } }));
  await mustBeFound(scene, hotel);
  await cancelAsOwner(scene, travelled, accepted);
}
