import { userLogin, userLogout, userSignup, vendorLogin, vendorLogout, vendorSignup } from './contracts/accounts.ts';
import { getHealth } from './contracts/health.ts';
import { getUserProfile, getVendorProfile, updateUserInfo, updateVendorInfo } from './contracts/profiles.ts';
import {
  resendUserOtp,
  resendVendorOtp,
  resetUserPassword,
  resetVendorPassword,
  sendUserOtp,
  sendVendorOtp,
  verifyUserOtp,
  verifyVendorOtp,
} from './contracts/recovery.ts';
import { browseRooms, getRoomDetails, listFeaturedRooms, searchRooms } from './contracts/search.ts';

/** The API: operation name -> endpoint. Handlers, stacks, the local server, OpenAPI and the site all read this. */
export const api = {
  searchRooms,
  browseRooms,
  listFeaturedRooms,
  getRoomDetails,
  userSignup,
  userLogin,
  userLogout,
  getUserProfile,
  updateUserInfo,
  sendUserOtp,
  verifyUserOtp,
  resendUserOtp,
  resetUserPassword,
  vendorSignup,
  vendorLogin,
  vendorLogout,
  getVendorProfile,
  updateVendorInfo,
  sendVendorOtp,
  verifyVendorOtp,
  resendVendorOtp,
  resetVendorPassword,
  getHealth,
} as const;

export type Operation = keyof typeof api;
