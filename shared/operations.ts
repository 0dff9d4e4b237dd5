import type { Operation } from './api.ts';
import type { Role } from './roles.ts';

/** The operations of each role under one name: `operations[role].login`. */
export const operations = {
  user: {
    signup: 'userSignup',
    login: 'userLogin',
    sendLoginCode: 'sendUserLoginCode',
    loginByCode: 'userLoginByCode',
    logout: 'userLogout',
    profile: 'getUserProfile',
    updateProfile: 'updateUserInfo',
    setLanguage: 'setUserLanguage',
    sendEmailCode: 'sendUserEmailCode',
    confirmEmail: 'confirmUserEmail',
    confirmEmailByLink: 'confirmUserEmailByLink',
    changeEmail: 'changeUserEmail',
    sendOtp: 'sendUserOtp',
    verifyOtp: 'verifyUserOtp',
    resendOtp: 'resendUserOtp',
    resetPassword: 'resetUserPassword',
    pushKey: 'getUserPushKey',
    subscribe: 'subscribeUserPhone',
    unsubscribe: 'unsubscribeUserPhone',
  },
  vendor: {
    signup: 'vendorSignup',
    login: 'vendorLogin',
    sendLoginCode: 'sendVendorLoginCode',
    loginByCode: 'vendorLoginByCode',
    logout: 'vendorLogout',
    profile: 'getVendorProfile',
    updateProfile: 'updateVendorInfo',
    setLanguage: 'setVendorLanguage',
    sendEmailCode: 'sendVendorEmailCode',
    confirmEmail: 'confirmVendorEmail',
    confirmEmailByLink: 'confirmVendorEmailByLink',
    changeEmail: 'changeVendorEmail',
    sendOtp: 'sendVendorOtp',
    verifyOtp: 'verifyVendorOtp',
    resendOtp: 'resendVendorOtp',
    resetPassword: 'resetVendorPassword',
    pushKey: 'getVendorPushKey',
    subscribe: 'subscribeVendorPhone',
    unsubscribe: 'unsubscribeVendorPhone',
  },
} as const satisfies Record<Role, Record<string, Operation>>;

export type AccountStep = keyof (typeof operations)[Role];
