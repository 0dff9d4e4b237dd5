import { mustBe, type Person } from '../../campaign/client/people.ts';
import { newMailIn, own } from './accounts.ts';
import { mustHold, type Scene } from './scene.ts';

/** An owner invites somebody, who logs in for the hotel, reads no figures, and is sent away. */
export async function inviteStaff(scene: Scene, host: Person): Promise<void> {
  const { ask, inside } = scene;
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
  const [member] = mustBe(200, await ask('listStaff', { token, params })).body.data;
  mustHold(member.state === 'joined', 'the list of the owner shows who has joined');
  mustBe(200, await ask('dismissStaff', { token, params: { ...params, staffId: member._id } }));
  mustBe(401, await ask('listVendorPendingRequests', { token: staff, params }));
}
