import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { invitationFields, joiningFields } from '../rules/staffForms.ts';
import { signedIn } from './accounts.ts';
import { id, matching, ofOwn, reply, value } from './fields.ts';
import { fieldForm } from './form.ts';

/** A member of an owner's staff since `joinedAt`, or somebody who is `invited` until `endsAt`. Instants are ISO 8601. */
export const staffMember = z.object({
  _id: z.string(),
  email: z.string(),
  state: z.enum(['invited', 'joined']),
  name: z.optional(z.string()),
  joinedAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
});

const staffList = reply(z.array(staffMember));

export const listStaff = endpoint({
  method: 'GET',
  path: '/vendor/staff/{vendorId}',
  ...ofOwn('vendor'),
  summary:
    'Whoever answers, books, checks in and closes for this vendor with a login of their own, and who is invited.',
  response: staffList,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/vendor/staff/{vendorId}',
  ...ofOwn('vendor'),
  summary:
    'Invite somebody by e-mail to help at the own hotels, or send the mail again. The answer is the same for every address. ' +
    'The invitation runs for seven days.',
  body: fieldForm(invitationFields),
  response: staffList,
  errors: [
    ...(['not_found', 'inviter_unconfirmed', 'already_staff', 'too_many_staff', 'code_just_sent', 'conflict'] as const),
    ...(['work_needed', 'too_many_attempts', 'mail_unavailable'] as const),
  ],
});

export const dismissStaff = endpoint({
  method: 'DELETE',
  path: '/vendor/staff/{vendorId}/{staffId}',
  auth: { role: 'vendor', own: 'vendorId' },
  summary: 'Send a member of the staff away, whose sessions end at once, or take an invitation back.',
  params: z.object({ vendorId: id, staffId: id }),
  response: staffList,
  errors: ['conflict'],
});

/** The token of an invitation, from the link of its mail. */
const invitationToken = matching(/^[A-Za-z0-9._-]{20,200}$/, 'not_an_id');

export const viewStaffInvitation = endpoint({
  method: 'POST',
  path: '/staff-invitation/view',
  auth: 'public',
  onlyReads: true,
  summary: 'Who invites, and which address. Nothing changes.',
  body: z.object({ token: invitationToken }),
  response: reply(z.object({ email: z.string(), hostName: z.string(), hotelName: z.string() })),
  errors: ['invitation_ended'],
});

export const joinStaff = endpoint({
  method: 'POST',
  path: '/staff-invitation',
  auth: 'public',
  summary: 'Accept an invitation: it opens a login of its own, whose address the mail has confirmed.',
  body: z.object({
    token: invitationToken,
    userName: value(joiningFields.userName),
    password: value(joiningFields.password),
  }),
  status: 201,
  response: signedIn,
  errors: ['invitation_ended', 'email_taken', 'account_suspended', 'conflict', 'work_needed', 'too_many_attempts'],
});
