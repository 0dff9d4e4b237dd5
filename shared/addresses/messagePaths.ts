/** Pages of messages: the inbox of each side. */
export const messagePaths = { guest: '/messages', owner: '/vendorMessages' } as const;
