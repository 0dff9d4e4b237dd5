import { lateMailNotes } from '../../../functions/bookings/mails/lateMails.ts';
import { markWrite } from '../../../functions/properties/unsettled.ts';
import { openTable } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { limits } from '../../../infra/stages/limits.ts';
import { setForTest } from '../accounts.ts';
import { breakMail } from '../brokenMail.ts';
import { refuseWrites } from '../refusedWrites.ts';
import { passTime } from '../time.ts';
import type { Fault, Scene } from './fault.ts';
import { bookingRequest, login, lose, search } from './knownCalls.ts';
import { forget } from './product.ts';
import { type World, wellWorld } from './world.ts';

const others = (...names: string[]) => wellWorld.calls.filter(({ name }) => !names.includes(name));

/** Faults that were made in the running product; what it answered and wrote is what is measured. */
export const ofProduct: Fault[] = [
  {
    alarm: 'booking-faults',
    broken: 'The table of bookings is not there, and one request for a room is made in five minutes',
    world: async (scene) => {
      lose('bookings');
      const call = await scene.product.call('createBookingRequest', bookingRequest(scene));
      return { calls: [...others(call.name), call] };
    },
  },
  {
    alarm: 'booking-faults',
    broken:
      'A role may not write to the tables, and the time to answer a request is over: the clock goes on with all others',
    world: async ({ product }) => {
      passTime(26 * 3600);
      await refuseWrites();
      forget();
      return { runs: [await product.run('bookingsDue')] };
    },
  },
  {
    alarm: 'account-faults',
    broken: 'The table of travellers is not there, and three log in within five minutes',
    world: async ({ product }) => {
      lose('users');
      const call = await product.call('userLogin', login, 3);
      return { calls: [...others(call.name), call] };
    },
  },
  {
    alarm: 'property-faults',
    broken: 'A function was deployed without the setting UPLOAD_ROLE, and a vendor wants to send photos',
    world: async ({ product, vendor: { token } }) => {
      setForTest('UPLOAD_ROLE', '');
      forget();
      const body = { files: [{ contentType: 'image/jpeg', size: 1000 }] };
      return { calls: [...wellWorld.calls, await product.call('authorizePhotoUpload', { token, body })] };
    },
  },
  {
    alarm: 'property-faults',
    broken: 'A role may not write to the tables, and a save was broken off: the clock goes on with all others',
    world: async ({ product, room: { propertyId }, tables }) => {
      await transact(openTable('properties'), [markWrite(tables.properties, propertyId)]);
      await refuseWrites();
      forget();
      return { runs: [await product.run('settleProperties')] };
    },
  },
  {
    alarm: 'room-faults',
    broken:
      'The function that counts rooms alone looks for a table that is not there, and is called once in five minutes',
    world: async ({ product }) => {
      lose('properties');
      return { calls: [...wellWorld.calls, await product.call('getRoomCounts', search)] };
    },
  },
  {
    alarm: 'unavailable',
    broken: 'SES is away, and three travellers ask for a code within five minutes',
    world: async ({ product }) => {
      await breakMail('is gone');
      const body = { email: 'gul@example.com', name: 'Gul', phoneNumber: '03001234567' };
      return { calls: [...wellWorld.calls, await product.call('sendUserLoginCode', { body }, 3)] };
    },
  },
  {
    alarm: 'mails-late',
    broken: 'SES is away, and a mail about a request waits for 40 minutes',
    world: (scene) => lateMail(scene, 40 * 60),
  },
  {
    alarm: 'mails-stuck',
    broken: 'SES is away, and a mail about a request waits for 13 hours',
    also: ['mails-late'],
    world: (scene) => lateMail(scene, 13 * 3600),
  },
  {
    alarm: 'mails-held',
    broken: 'The stage may send no more mails about bookings in this hour, and one is due',
    world: async (scene) => {
      const stage = { max: 1, seconds: 3600 };
      setForTest('LIMITS', JSON.stringify({ ...limits, bookingMails: { ...limits.bookingMails, stage } }));
      await lateMailNotes.open().note(scene.bookingId, { kind: 'requested', side: 'owner' });
      await lateMailNotes.open().note(scene.bookingId, { kind: 'requested', side: 'guest' });
      forget();
      passTime(120);
      return { runs: [await scene.product.run('resendMails')] };
    },
  },
];

async function lateMail({ product, bookingId }: Scene, seconds: number): Promise<Partial<World>> {
  await lateMailNotes.open().note(bookingId, { kind: 'requested', side: 'owner' });
  await breakMail('is gone');
  passTime(seconds);
  return { runs: [await product.run('resendMails')] };
}
