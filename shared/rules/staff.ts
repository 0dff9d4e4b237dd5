/** Members of the staff of an owner, and invitations that run, at once; and how long an invitation runs. */
export const staffBounds = { most: 8, invitationDays: 7 } as const;
