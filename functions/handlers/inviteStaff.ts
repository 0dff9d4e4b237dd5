import { answer } from '../../shared/answers.ts';
import { inviteStaff } from '../../shared/contracts/staff.ts';
import { fail } from '../../shared/errors.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox, nobody } from '../mail/mailbox.ts';
import { mailLimits } from '../recovery/mailLimits.ts';
import { implement } from '../runtime/implement.ts';
import { invitationMail } from '../staff/invitationMail.ts';
import { invitationTokenOf } from '../staff/invitationToken.ts';
import { presentMember } from '../staff/staffItem.ts';
import { staffInvitations } from '../staff/staffStore.ts';

/** An address that takes no mails of ours is answered as any other. */
export const handler = implement(
  inviteStaff,
  {
    ...addressPorts.vendor,
    session: sessions.vendor,
    profiles: profiles.vendor,
    staff: staffInvitations,
    limits: mailLimits.vendor,
    blocks: mailBlocks.vendor,
    mail: mailbox,
  },
  async (
    { session: { id: ownerId }, client, body: { email } },
    { profiles, staff, limits, blocks, mail, ...counting },
  ) => {
    const owner = await profiles.find(ownerId);
    if (!owner) throw fail('not_found');
    if (owner.emailConfirmedAt === undefined) throw fail('inviter_unconfirmed');
    await countFromAddress('otp', client, counting);
    const { staffId, secret, members } = await staff.invite(ownerId, email);
    await limits.take(email, 'account');
    const to = (await blocks.reasonFor(email)) === undefined ? email : nobody;
    const reader = { language: client.language, siteUrl: mail.siteUrl };
    await mail.send(to, invitationMail(reader, invitationTokenOf({ ownerId, staffId, secret })));
    return { ...answer('staff_invited'), data: members.map(presentMember) };
  },
);
