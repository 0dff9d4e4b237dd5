/** Why an address gets no mails: they came back for good, or its owner complained of one as spam. */
export const mailBlockReasons = ['bounce', 'complaint'] as const;

export type MailBlockReason = (typeof mailBlockReasons)[number];
