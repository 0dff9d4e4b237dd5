import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pastDay } from '../rules/dates.ts';
import { travellerProfileIssues, vendorProfileIssues } from '../rules/profile.ts';
import { id, reply } from './fields.ts';
import { form, typed } from './form.ts';

/** `DateOfBirth` is `YYYY-MM-DD`; empty where a person has not given it. */
export const userProfile = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  DateOfBirth: z.string(),
  phoneNumber: z.string(),
});

export const vendorProfile = z.extend(userProfile, { hotelName: z.string() });

export const getUserProfile = endpoint({
  method: 'GET',
  path: '/user/profile/{userId}',
  auth: { role: 'user', own: 'userId' },
  summary: "A traveller's own profile.",
  params: z.object({ userId: id }),
  status: 200,
  response: reply(userProfile),
  errors: ['not_found'],
});

export const getVendorProfile = endpoint({
  method: 'GET',
  path: '/vendor/profile/{vendorId}',
  auth: { role: 'vendor', own: 'vendorId' },
  summary: "A vendor's own profile; `hotelName` is what is sent as `companyName`.",
  params: z.object({ vendorId: id }),
  status: 200,
  response: reply(vendorProfile),
  errors: ['not_found'],
});

/** What a profile form sends, in the form in which it is kept. */
function edited<F extends { userName: string; DateOfBirth: string; contactNumber: string }>(sent: F) {
  return {
    ...sent,
    userName: sent.userName.trim(),
    DateOfBirth: pastDay(sent.DateOfBirth) ?? '',
    contactNumber: sent.contactNumber.trim(),
  };
}

function editedVendor<F extends Parameters<typeof edited>[0] & { companyName: string }>(sent: F) {
  return { ...edited(sent), companyName: sent.companyName.trim() };
}

const profileFields = { userName: typed, DateOfBirth: typed, contactNumber: typed };

export const updateUserInfo = endpoint({
  method: 'PUT',
  path: '/user/update-info/{userId}',
  auth: { role: 'user', own: 'userId' },
  summary: 'Change the own profile of a traveller. The email stays as it is, whatever is sent.',
  params: z.object({ userId: id }),
  body: z.pipe(form(profileFields, travellerProfileIssues), z.transform(edited)),
  status: 200,
  response: reply(userProfile),
  errors: ['not_found'],
});

export const updateVendorInfo = endpoint({
  method: 'PUT',
  path: '/vendor/update-info/{vendorId}',
  auth: { role: 'vendor', own: 'vendorId' },
  summary: 'Change the own profile of a vendor. The email stays as it is, whatever is sent.',
  params: z.object({ vendorId: id }),
  body: z.pipe(form({ ...profileFields, companyName: typed }, vendorProfileIssues), z.transform(editedVendor)),
  status: 200,
  response: reply(vendorProfile),
  errors: ['not_found'],
});
