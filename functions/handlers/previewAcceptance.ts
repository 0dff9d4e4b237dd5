import { answer } from '../../shared/answers.ts';
import { previewAcceptance } from '../../shared/contracts/vendorBookings.ts';
import { sessions } from '../accounts/sessions.ts';
import { acceptancePreview, previewPorts } from '../bookings/acceptancePreview.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  previewAcceptance,
  { session: sessions.vendor, bookings: bookingLookup, ...previewPorts },
  async ({ session, params: { bookingRequestId } }, { bookings, ...ports }) => {
    const request = ownBooking(await bookings.find(bookingRequestId), session);
    return { ...answer('acceptance_preview'), data: await acceptancePreview(request, ports) };
  },
);
