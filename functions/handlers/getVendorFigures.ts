import { answer } from '../../shared/answers.ts';
import { getVendorFigures } from '../../shared/contracts/vendorProperties.ts';
import { today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { vendorBookings } from '../bookings/vendorBookings.ts';
import { vendorTotals } from '../properties/vendorList.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getVendorFigures,
  { session: sessions.vendor, listed: vendorTotals, bookings: vendorBookings },
  async ({ session }, { listed, bookings }) => {
    const [totals, requestsWaiting, month] = await Promise.all([
      listed.count(session.id),
      bookings.countPending(session.id),
      bookings.sumMonth(session.id, today().slice(0, 7)),
    ]);
    const { nights: nightsBooked, income: incomeThisMonth } = month;
    return { ...answer('own_figures'), data: { ...totals, requestsWaiting, nightsBooked, incomeThisMonth } };
  },
);
