import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
import { newMailIn, own } from './accounts.ts';
import { answer, becomes, cancelAsOwner, mustList, type Parties, request } from './bookings.ts';
import { walkIn } from './ownBookings.ts';
import { mustHold, type Scene } from './scene.ts';

/** An owner invites somebody, who logs in for the hotel, reads no figures, and is sent away. */
export async function inviteStaff(scene: Scene, parties: Parties): Promise<void> {
  const { ask, inside } = scene;
  const { host } = parties;
  const email = scene.email('staff');
  const params = own(host);
  const { token } = host;
  mustBe(200, await ask('inviteStaff', { token, params, body: { email } }));
  const link = /#token=(\S+)/.exec(await newMailIn(inside, email, 1))?.[1];
  mustBe(200, await ask('viewStaffInvitation', { body: { token: link } }));
  const joining = { token: link, userName: 'Karim Baig', password: 'Deodar@2024' };
  const staff = mustBe(201, await ask('joinStaff', { body: joining })).body.data.token;
  mustBe(200, await ask('listVendorPendingRequests', { token: staff, params }));
  mustBe(403, await ask('getVendorFigures', { token: staff, params }));
  await work(scene, parties, { ...host, token: staff });
  const [member] = mustBe(200, await ask('listStaff', { token, params })).body.data;
  mustHold(member.state === 'joined', 'the list of the owner shows who has joined');
  mustBe(200, await ask('dismissStaff', { token, params: { ...params, staffId: member._id } }));
  mustBe(401, await ask('listVendorPendingRequests', { token: staff, params }));
}

/** Somebody of the staff notes, accepts and enters bookings, and the owner reads who it was. */
async function work(scene: Scene, parties: Parties, staff: Person): Promise<void> {
  const { guest, host } = parties;
  const id = await request(scene, parties, 120);
  const note = (revision: number, text?: string) =>
    scene.ask('writeHostNote', {
      token: staff.token,
      params: { bookingRequestId: id },
      body: { note: text, revision },
    });
  mustBe(200, await note(0, 'Asks for a heater.'));
  await mustList(scene, 'listVendorPendingRequests', host, [id]);
  await answer(scene, 'acceptBookingRequests', staff, id);
  await becomes(scene, guest, id, 'active');
  mustBe(200, await note(1));
  const query = { status: 'active' };
  const list = { token: host.token, params: { id: host.id }, query };
  const { data } = mustBe(200, await scene.ask('listVendorBookings', list)).body;
  const [accepted] = data.filter(({ _id }: { _id: string }) => _id === id);
  mustHold(accepted?.acts[0].name === 'Karim Baig', 'the owner reads who has accepted');
  const words = { text: 'We have a heater.', requestKey: crypto.randomUUID() };
  const threadId: string = accepted.threadId;
  mustBe(201, await scene.ask('sendMessageAsOwner', { token: staff.token, params: { threadId }, body: words }));
  const read = { token: host.token, params: { threadId } };
  const [newest] = mustBe(200, await scene.ask('getVendorThread', read)).body.data;
  mustHold(newest.name === 'Karim Baig', 'the owner reads who has written in his name');
  await cancelAsOwner(scene, parties, id);
  await enter(scene, parties, staff);
}

/** A guest who comes today is entered by the staff, and stands on the page of today with a note. */
async function enter(
  { ask }: Scene,
  { host, hotel: { propertyId, rooms } }: Parties,
  { token }: Person,
): Promise<void> {
  const stay = { bookingStartDate: today(), bookingEndDate: addDays(today(), 1), price: 9000, priceFor: 'stay' };
  const body = { propertyId, rooms: [rooms[1]], ...walkIn, ...stay };
  const { data } = mustBe(201, await ask('takeBooking', { token, body })).body;
  const params = { bookingRequestId: data._id };
  mustBe(200, await ask('writeHostNote', { token, params, body: { note: 'Has paid nothing.', revision: 0 } }));
  const [day] = mustBe(200, await ask('listVendorDay', { token: host.token, params: own(host) })).body.data;
  const [arrival] = day.arrives;
  mustHold(arrival?.hostNote.name === 'Karim Baig', 'the page of today shows whose note it is');
  const looked = mustBe(200, await ask('getVendorBooking', { token: host.token, params })).body.data;
  mustHold(looked.acts[0].name === 'Karim Baig', 'an owner who looks at one booking reads who has entered it');
  mustBe(200, await ask('cancelBookingAsOwner', { token: host.token, params, body: {} }));
}
