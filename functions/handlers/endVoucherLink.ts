import { answer } from '../../shared/answers.ts';
import { endVoucherLink } from '../../shared/contracts/vouchers.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { voucherLinkEnds } from '../bookings/vouchers/voucherLinks.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  endVoucherLink,
  { session: sessions.user, attempts: attempts.user, links: voucherLinkEnds },
  async ({ session, params: { bookingRequestId } }, { attempts, links }) => {
    await attempts.onAccount('changes', session.id);
    const booking = ownBooking(await links.find(bookingRequestId), session);
    await retryOnConflict(() => links.end(booking));
    return answer('voucher_link_ended');
  },
);
