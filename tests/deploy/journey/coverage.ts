import { api, type Operation } from '../../../shared/api.ts';
import type { Ask } from '../../campaign/client/api.ts';

/** Operations whose success needs what only the account's owner sees: mails, and the time that has passed. */
const fromInside: readonly Operation[] = [
  ...(['resendUserOtp', 'verifyUserOtp', 'resetUserPassword'] as const),
  ...(['resendVendorOtp', 'verifyVendorOtp', 'resetVendorPassword'] as const),
  ...(['confirmUserEmail', 'confirmUserEmailByLink', 'userLoginByCode', 'userLoginByLink'] as const),
  ...(['confirmVendorEmail', 'confirmVendorEmailByLink', 'vendorLoginByCode'] as const),
];

/** Operations about a booking, which nobody has whose e-mail is not confirmed: the code of it is in a mail. */
const withBooking: readonly Operation[] = [
  ...(['listUserBookings', 'getUserBooking', 'cancelBooking', 'listVendorBookings', 'cancelBookingAsOwner'] as const),
  ...([
    'acceptBookingRequests',
    'rejectBookingRequests',
    'createBookingRequest',
    'getOwnReview',
    'getGuestReview',
  ] as const),
  ...(['viewAnswerLink', 'answerByLink', 'writeReview', 'answerReview', 'listReviews'] as const),
  ...(['refuseGuest', 'listRefusedGuests', 'allowGuest'] as const),
];

/** Which operations have been called, and what they answered. */
export class Coverage {
  readonly #statuses = new Map<string, Set<number>>();

  /** Asks, and remembers it. The question stands in the text of the answer, for whoever is shown that. */
  watch(ask: Ask): Ask {
    return async (operation, asked) => {
      const answer = await ask(operation, asked);
      const known = this.#statuses.get(operation) ?? new Set();
      this.#statuses.set(operation, known.add(answer.status));
      return { ...answer, text: `${operation} ${answer.text}` };
    };
  }

  /** The operations of the table that were not called, or never with success. */
  missing(inside: boolean): string[] {
    const expected = (Object.keys(api) as Operation[]).filter((each) => inside || !withBooking.includes(each));
    return expected.flatMap((operation) => {
      const statuses = [...(this.#statuses.get(operation) ?? [])];
      const enough = statuses.some((status) => status < (!inside && fromInside.includes(operation) ? 500 : 300));
      if (enough) return [];
      return [`${operation}: ${statuses.length === 0 ? 'not called' : `answered ${statuses.join(', ')} alone`}`];
    });
  }

  get calledOperations(): number {
    return this.#statuses.size;
  }
}
