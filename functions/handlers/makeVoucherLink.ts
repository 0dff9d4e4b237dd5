import { answer } from '../../shared/answers.ts';
import { makeVoucherLink } from '../../shared/contracts/vouchers.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { voucherLinks } from '../bookings/vouchers/voucherLinks.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { secrets } from '../runtime/secrets.ts';

export const handler = implement(
  makeVoucherLink,
  { session: sessions.user, attempts: attempts.user, links: voucherLinks, secrets },
  async ({ session, params: { bookingRequestId }, body: { replaces } }, { attempts, links, secrets }) => {
    await attempts.onAccount('changes', session.id);
    const data = await retryOnConflict(async () => {
      const booking = ownBooking(await links.find(bookingRequestId), session);
      return links.make(booking, { replaces, secrets }, []);
    });
    return { ...answer('voucher_link'), data };
  },
);
