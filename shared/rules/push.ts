/** Phones of a person that are told, and letters of the address of one: those of services today have 150 to 550. */
export const pushLimits = { phones: 20, address: 1000 } as const;

/**
 * An address of a push service: https, a name with a dot and no number in its place, the usual port, and no password. Whether it leads to
 * the internet is seen when something is sent.
 */
export const pushAddress = /^https:\/\/(?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*\/[!-~]+$/;

/** The public key of a phone: a point of P-256, 65 bytes in base64url (RFC 8291). */
export const phoneKey = /^B[A-Za-z0-9_-]{86}$/;

/** The secret that a phone shares with us: 16 bytes in base64url (RFC 8291). */
export const phoneSecret = /^[A-Za-z0-9_-]{22}$/;

/** A push message, as the worker of the site reads it: what the notification says, and the page that it opens. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of a page of the site, in the reader's language. */
  page: string;
  /** Notifications about one thing take the place of each other. */
  tag: string;
  language: 'en' | 'ur';
}
