import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { isAt, paths } from '../paths.ts';

const { user, vendor } = accountPaths;

/** Pages on which somebody fills in a form or works through a list: nothing stands below that leads away from it. */
const working: readonly string[] = [
  paths.login,
  paths.signup,
  ...[user, vendor].flatMap(({ newPassword, home, ...one }) => [...newPassword, ...Object.values(one)]),
  paths.sendBookingRequest,
  paths.review,
  paths.messages,
  paths.dashboard,
  paths.calendar,
  paths.figures,
  paths.calendars,
  paths.rates,
  paths.listProperty,
  paths.createProperty,
  paths.updateProperty,
  paths.vendorProperties,
  paths.vendorBookings,
  paths.vendorPendingBookings,
  paths.vendorActiveBookings,
  paths.ownBooking,
  paths.guestReview,
  paths.guestMessages,
  paths.acceptBooking,
  paths.rejectBooking,
  paths.answerBooking,
];

/** Whether a page has the footer of one line: the vendor's desk, and pages with one form. */
export function hasShortFooter(pathname: string): boolean {
  return working.some((path) => isAt(pathname, path));
}
