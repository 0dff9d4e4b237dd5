import { mustBe } from '../../campaign/client/people.ts';
import { answer, becomes, cancelAsOwner, request } from './bookings.ts';
import { mustBeFound } from './finding.ts';
import type { JourneyResult } from './journey.ts';
import type { Scene } from './scene.ts';

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
  await inside.letUploadAge(travelled.noPhoto);
  await inside.leaveUnsettled(travelled.hotel.propertyId);
  return { asked, accepted };
}

/** They have done it. */
export async function mustBeDone(
  scene: Scene,
  travelled: JourneyResult,
  { asked, accepted }: PendingWork,
): Promise<void> {
  const { guest, host, hotel, noPhoto: photoId } = travelled;
  await becomes(scene, guest, asked, 'expired');
  mustBe(404, await scene.ask('getPhotoUpload', { token: host.token, params: { photoId } }));
  await mustBeFound(scene, hotel);
  await cancelAsOwner(scene, travelled, accepted);
}
