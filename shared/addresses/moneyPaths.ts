/** Address of the page at which an owner says where guests pay: for the site, and for links in mails. */
export const moneyPaths = { payee: '/payments' } as const;
