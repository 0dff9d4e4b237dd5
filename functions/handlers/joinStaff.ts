import { answer } from '../../shared/answers.ts';
import { joinStaff } from '../../shared/contracts/staff.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { hashPassword } from '../accounts/password.ts';
import { implement } from '../runtime/implement.ts';
import { invitationLookup, staffSignups } from '../staff/invitations.ts';

export const handler = implement(
  joinStaff,
  { ...addressPorts.vendor, invitations: invitationLookup, signups: staffSignups },
  async ({ client, body: { token, userName, password }, cookies }, { invitations, signups, ...counting }) => {
    await countFromAddress('signup', client, counting);
    await invitations.find(token);
    const joining = { token, name: userName, passwordHash: await hashPassword(password), language: client.language };
    const { ownerId, email, token: session, cookie } = await signups.join(joining);
    cookies.set(cookie);
    return { ...answer('staff_joined'), data: { user: { _id: ownerId, email, staff: true as const }, token: session } };
  },
);
