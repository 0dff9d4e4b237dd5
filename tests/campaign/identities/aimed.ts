import type { Operation } from '../../../shared/api.ts';
import { photoUrl } from '../../../shared/rules/photos.ts';
import type { Asked } from '../client/api.ts';
import { signupForm } from '../client/people.ts';
import type { Cast } from './cast.ts';

/** What A itself would send: sound, and about A's own things. */
export function aimedAtA(operation: Operation, cast: Cast): Asked {
  const { a, estateOfA } = cast;
  const [postId = ''] = estateOfA.properties;
  const ids = {
    userId: a.user.id,
    vendorId: a.vendor.id,
    postId,
    roomId: postId,
    photoId: cast.hidden,
    roomNumber: '101',
  };
  const body = bodies[operation]?.(cast);
  return { params: ids, ...(body !== undefined && { body }) };
}

const wrong = 'Guessed@2024';
const noChallenge = 'no-challenge-of-anybody-0';

const profile = {
  userName: 'Taken Over',
  DateOfBirth: '1990-01-01',
  contactNumber: '03000000000',
  companyName: 'Taken',
};
const reset = { userId: noChallenge, newPassword: wrong, confirmPassword: wrong };

/** Bodies of the operations that take one. */
const bodies: Partial<Record<Operation, (cast: Cast) => unknown>> = {
  searchRooms: () => ({ location: 'Murree' }),
  userSignup: ({ a }) => ({ ...signupForm('user', 'x'), email: a.user.email }),
  vendorSignup: ({ a }) => ({ ...signupForm('vendor', 'x'), email: a.vendor.email }),
  userLogin: ({ a }) => ({ email: a.user.email, password: wrong }),
  vendorLogin: ({ a }) => ({ email: a.vendor.email, password: wrong }),
  sendUserOtp: ({ a }) => ({ email: a.user.email }),
  sendVendorOtp: ({ a }) => ({ email: a.vendor.email }),
  verifyUserOtp: () => ({ userId: noChallenge, otp: '123456' }),
  verifyVendorOtp: () => ({ userId: noChallenge, otp: '123456' }),
  resendUserOtp: () => ({ userId: noChallenge }),
  resendVendorOtp: () => ({ userId: noChallenge }),
  resetUserPassword: ({ a }) => ({ ...reset, email: a.user.email, accountId: a.user.id }),
  resetVendorPassword: ({ a }) => ({ ...reset, email: a.vendor.email, accountId: a.vendor.id }),
  updateUserInfo: () => profile,
  updateVendorInfo: () => profile,
  authorizePhotoUpload: () => ({ files: [{ contentType: 'image/jpeg', size: 1000 }] }),
  createProperty: ({ a, estateOfA }) => ({
    ...estateOfA.form,
    vendorId: a.vendor.id,
    requestKey: estateOfA.requestKey,
  }),
  updateProperty: ({ estateOfA }) => ({ ...estateOfA.form, Location: 'Taken over' }),
  setRoomAvailability: () => ({ availability: false }),
};

/** Operations that name nobody: B may call them as B, and whatever they do is B's. */
export const aimless: readonly Operation[] = ['userLogout', 'vendorLogout', 'authorizePhotoUpload'];

/** The form of A's property with a photo of A's, for B to send as an own one. */
export function formWithPhoto({ estateOfB }: Cast, photoId: string) {
  const form = structuredClone(estateOfB.form);
  for (const room of form.hotelDetail.rooms) room.images = [{ imageUrl: photoUrl(photoId) }];
  return form;
}
