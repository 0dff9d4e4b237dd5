import { answer } from '../../shared/answers.ts';
import { makeVoucherLinkAsOwner } from '../../shared/contracts/vouchers.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { voucherLinks } from '../bookings/vouchers/voucherLinks.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { secrets } from '../runtime/secrets.ts';

export const handler = implement(
  makeVoucherLinkAsOwner,
  { session: sessions.vendor, attempts: attempts.vendor, links: voucherLinks, hosts: activeHosts, secrets },
  async ({ session, params: { bookingRequestId }, body: { replaces } }, { attempts, links, hosts, secrets }) => {
    await attempts.onAccount('changes', session.id);
    const data = await retryOnConflict(async () => {
      const booking = ownBooking(await links.find(bookingRequestId), session);
      return links.make(booking, { replaces, secrets }, [hosts.check(session.id)]);
    });
    return { ...answer('voucher_link'), data };
  },
);
