import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '../../../shared/roles.ts';
import type { Ask } from '../../campaign/client/api.ts';
import type { Grant } from '../../campaign/client/uploads.ts';

/** The inside of a stage. */
export interface Inside {
  /** The texts of the mails to an address, oldest first. */
  mailsTo(email: string): Promise<string[]>;
  /** Makes it long ago that the code of a reset was sent. */
  letCodeAge(role: Role, challenge: string): Promise<void>;
  /** Makes a booking one of a stay that ended yesterday. */
  endStay(bookingRequestId: string): Promise<void>;
  /** Lets the time pass in which a request is answered, and makes everything due that time brings. */
  letAllBeDue(bookingRequestId: string): Promise<void>;
  /** Makes it long ago that the first unread message of either side of a thread came. */
  letUnreadAge(threadId: string): Promise<void>;
  /** Lets a change hold of where guests pay an owner. */
  letPayeeHold(vendorId: string): Promise<void>;
  /** Makes it long ago that a photo was permitted. */
  letUploadAge(photoId: string): Promise<void>;
  /** Leaves a property as a function does that dies before anything has followed from a change. */
  leaveUnsettled(propertyId: string): Promise<void>;
}

/** A stage on which the journey is made. */
export interface Scene {
  ask: Ask;
  /** An address that is of this run alone. */
  email(name: string): string;
  /** Puts an object as a browser does that holds the grant. @throws what S3 says */
  put(grant: Grant, key: string, bytes: Buffer): Promise<void>;
  inside: Inside;
}

/** Waits for something that comes by itself. @throws Error when it does not come */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>, seconds = 40): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`It did not come within ${seconds} s: ${what}.`);
    await wait(200);
  }
}

/** @throws Error with the sentence, where it does not hold */
export function mustHold(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(`It does not hold: ${sentence}.`);
}
