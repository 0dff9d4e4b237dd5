/** Address of the page at which somebody joins the staff of an owner. */
export const staffPaths = { join: '/joinStaff' } as const;

/** Addresses of the account pages of the site, by role: for its routes and links, and for links in mails. */
export const accountPaths = {
  user: {
    home: '/userAccount',
    profile: '/updateProfile',
    signup: '/usersignup',
    login: '/userLogin',
    sendCode: '/sendUserOTP',
    verifyCode: '/verifyUserOTP',
    confirmEmail: '/confirmUserEmail',
    newPassword: ['/resetUserpassword'],
  },
  vendor: {
    home: '/dashboard',
    profile: '/vendorprofile',
    signup: '/vendorsignup',
    login: '/vendorLogin',
    sendCode: '/sendVendorOTP',
    verifyCode: '/verifyVendorOTP',
    confirmEmail: '/confirmVendorEmail',
    // Both are documented.
    newPassword: ['/resetVendorpassword', '/resetpassword'],
  },
} as const;
