import { accounts } from './contracts/accounts.ts';
import { giveRoomsBack, giveRoomsBackAsOwner, listOtherRooms, moveRoom } from './contracts/bookingRooms.ts';
import { cancelBooking, getUserBooking, listUserBookings, listUserPendingRequests } from './contracts/bookings.ts';
import { listCalendarEvents, takeCalendarEvent } from './contracts/calendarEvents.ts';
import {
  addCalendar,
  changeCalendar,
  exportCalendar,
  listCalendars,
  makeCalendarLink,
  readCalendar,
  removeCalendar,
  revokeCalendarLink,
} from './contracts/calendars.ts';
import { confirmation } from './contracts/confirmation.ts';
import { countRooms, getRoomCounts } from './contracts/counts.ts';
import {
  getVendorBooking,
  listVendorBookings,
  listVendorPendingRequests,
  writeHostNote,
} from './contracts/deskBookings.ts';
import { getHealth } from './contracts/health.ts';
import { getComparedRooms, getKeptRooms, joinKeptRooms } from './contracts/keptRooms.ts';
import { loginCodes, userLoginByLink } from './contracts/loginCodes.ts';
import { createBookingRequest } from './contracts/newRequests.ts';
import { closeNights, getRoomCalendar, listVendorNights, openNights } from './contracts/nights.ts';
import { changeOwnBooking, takeBooking } from './contracts/ownBookings.ts';
import { authorizePhotoUpload, getPhotoUpload } from './contracts/photos.ts';
import {
  answerProposal,
  answerProposalAsOwner,
  proposeChange,
  proposeChangeAsGuest,
  withdrawProposal,
  withdrawProposalAsGuest,
} from './contracts/proposals.ts';
import { pushes } from './contracts/push.ts';
import { getRates, setRates } from './contracts/rates.ts';
import { recovery } from './contracts/recovery.ts';
import { allowGuest, listRefusedGuests, refuseGuest } from './contracts/refusedGuests.ts';
import { reportProperty } from './contracts/reports.ts';
import { getRoomPage } from './contracts/roomPages.ts';
import { browseRooms, getRoomDetails, getRoomSearch, listFeaturedRooms, searchRooms } from './contracts/search.ts';
import { getSearchPage } from './contracts/searchPages.ts';
import {
  acceptBookingRequests,
  answerByLink,
  cancelBookingAsOwner,
  missBooking,
  noteStay,
  previewAcceptance,
  rejectBookingRequests,
  viewAnswerLink,
} from './contracts/vendorBookings.ts';
import { listVendorDay } from './contracts/vendorDay.ts';
import {
  createProperty,
  deleteProperty,
  getVendorFigures,
  getVendorProperty,
  listVendorProperties,
  updateProperty,
} from './contracts/vendorProperties.ts';
import { setKindPrice, setRoomAvailability } from './contracts/vendorRooms.ts';

import { ledgerOperations } from './ledgerOperations.ts';
import { messageOperations } from './messageOperations.ts';
import { paymentOperations } from './paymentOperations.ts';
import { reviewOperations } from './reviewOperations.ts';
import { staffOperations } from './staffOperations.ts';
import { voucherOperations } from './voucherOperations.ts';

/** The API: operation name -> endpoint. Handlers, stacks, the local server, OpenAPI and the site all read this. */
export const api = {
  searchRooms,
  getRoomSearch,
  countRooms,
  getRoomCounts,
  browseRooms,
  listFeaturedRooms,
  getRoomDetails,
  getComparedRooms,
  getRoomPage,
  getSearchPage,
  reportProperty,
  userSignup: accounts.user.signup,
  userLogin: accounts.user.login,
  sendUserLoginCode: loginCodes.user.sendLoginCode,
  userLoginByCode: loginCodes.user.loginByCode,
  userLoginByLink,
  userLogout: accounts.user.logout,
  getUserProfile: accounts.user.profile,
  updateUserInfo: accounts.user.updateProfile,
  setUserLanguage: accounts.user.setLanguage,
  sendUserEmailCode: confirmation.user.sendEmailCode,
  confirmUserEmail: confirmation.user.confirmEmail,
  confirmUserEmailByLink: confirmation.user.confirmEmailByLink,
  changeUserEmail: confirmation.user.changeEmail,
  sendUserOtp: recovery.user.sendOtp,
  verifyUserOtp: recovery.user.verifyOtp,
  resendUserOtp: recovery.user.resendOtp,
  resetUserPassword: recovery.user.resetPassword,
  vendorSignup: accounts.vendor.signup,
  vendorLogin: accounts.vendor.login,
  sendVendorLoginCode: loginCodes.vendor.sendLoginCode,
  vendorLoginByCode: loginCodes.vendor.loginByCode,
  vendorLogout: accounts.vendor.logout,
  getVendorProfile: accounts.vendor.profile,
  updateVendorInfo: accounts.vendor.updateProfile,
  setVendorLanguage: accounts.vendor.setLanguage,
  sendVendorEmailCode: confirmation.vendor.sendEmailCode,
  confirmVendorEmail: confirmation.vendor.confirmEmail,
  confirmVendorEmailByLink: confirmation.vendor.confirmEmailByLink,
  changeVendorEmail: confirmation.vendor.changeEmail,
  sendVendorOtp: recovery.vendor.sendOtp,
  verifyVendorOtp: recovery.vendor.verifyOtp,
  resendVendorOtp: recovery.vendor.resendOtp,
  resetVendorPassword: recovery.vendor.resetPassword,
  authorizePhotoUpload,
  getPhotoUpload,
  createProperty,
  listVendorProperties,
  getVendorProperty,
  updateProperty,
  deleteProperty,
  setRoomAvailability,
  setKindPrice,
  getRates,
  setRates,
  ...paymentOperations,
  getVendorFigures,
  getRoomCalendar,
  listVendorDay,
  listVendorNights,
  closeNights,
  openNights,
  listCalendars,
  addCalendar,
  changeCalendar,
  removeCalendar,
  readCalendar,
  makeCalendarLink,
  revokeCalendarLink,
  exportCalendar,
  listCalendarEvents,
  takeCalendarEvent,
  createBookingRequest,
  listUserPendingRequests,
  listUserBookings,
  getUserBooking,
  cancelBooking,
  giveRoomsBack,
  listVendorPendingRequests,
  acceptBookingRequests,
  previewAcceptance,
  rejectBookingRequests,
  listVendorBookings,
  getVendorBooking,
  cancelBookingAsOwner,
  giveRoomsBackAsOwner,
  listOtherRooms,
  moveRoom,
  proposeChange,
  withdrawProposal,
  answerProposal,
  proposeChangeAsGuest,
  withdrawProposalAsGuest,
  answerProposalAsOwner,
  takeBooking,
  changeOwnBooking,
  ...staffOperations,
  noteStay,
  missBooking,
  writeHostNote,
  refuseGuest,
  listRefusedGuests,
  allowGuest,
  viewAnswerLink,
  answerByLink,
  ...voucherOperations,
  ...paymentOperations,
  ...ledgerOperations,
  ...reviewOperations,
  ...messageOperations,
  getKeptRooms,
  joinKeptRooms,
  getUserPushKey: pushes.user.pushKey,
  subscribeUserPhone: pushes.user.subscribe,
  unsubscribeUserPhone: pushes.user.unsubscribe,
  getVendorPushKey: pushes.vendor.pushKey,
  subscribeVendorPhone: pushes.vendor.subscribe,
  unsubscribeVendorPhone: pushes.vendor.unsubscribe,
  getHealth,
} as const;

export type Operation = keyof typeof api;
