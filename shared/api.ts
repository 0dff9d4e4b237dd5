import { userLogin, userLogout, userSignup, vendorLogin, vendorLogout, vendorSignup } from './contracts/accounts.ts';
import { getHealth } from './contracts/health.ts';
import { authorizePhotoUpload, getPhotoUpload } from './contracts/photos.ts';
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
import {
  createProperty,
  deleteProperty,
  getVendorFigures,
  getVendorProperty,
  listVendorProperties,
  setRoomAvailability,
  updateProperty,
} from './contracts/vendorProperties.ts';

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
  authorizePhotoUpload,
  getPhotoUpload,
  createProperty,
  listVendorProperties,
  getVendorProperty,
  updateProperty,
  deleteProperty,
  setRoomAvailability,
  getVendorFigures,
  getHealth,
} as const;

export type Operation = keyof typeof api;
