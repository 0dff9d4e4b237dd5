import type { Role } from '../../../../shared/endpoint.ts';

/** The operations of each role, by what they do. */
export const operations = {
  user: {
    login: 'userLogin',
    logout: 'userLogout',
    sendCode: 'sendUserOtp',
    verifyCode: 'verifyUserOtp',
    resendCode: 'resendUserOtp',
    resetPassword: 'resetUserPassword',
  },
  vendor: {
    login: 'vendorLogin',
    logout: 'vendorLogout',
    sendCode: 'sendVendorOtp',
    verifyCode: 'verifyVendorOtp',
    resendCode: 'resendVendorOtp',
    resetPassword: 'resetVendorPassword',
  },
} as const satisfies Record<Role, Record<string, string>>;
