import { answer } from '../../shared/answers.ts';
import { viewStaffInvitation } from '../../shared/contracts/staff.ts';
import { implement } from '../runtime/implement.ts';
import { invitationLookup } from '../staff/invitations.ts';

export const handler = implement(
  viewStaffInvitation,
  { invitations: invitationLookup },
  async ({ body: { token } }, { invitations }) => {
    const { member, owner } = await invitations.find(token);
    const { name: hostName, companyName: hotelName = '' } = owner;
    return { ...answer('staff_invitation'), data: { email: member.email, hostName, hotelName } };
  },
);
