/** Pages of messages: the inbox of each side. */
export const messagePaths = { guest: '/messages', owner: '/guestMessages' } as const;

/** The page of a thread for its guest, by the property, and for its owner, by the thread's id. */
export const threadPaths = {
  guest: ({ propertyId }: { propertyId: string }) => `${messagePaths.guest}?property=${encodeURIComponent(propertyId)}`,
  owner: ({ id }: { id: string }) => `${messagePaths.owner}?thread=${encodeURIComponent(id)}`,
} as const;
