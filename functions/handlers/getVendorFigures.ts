import { answer } from '../../shared/answers.ts';
import { getVendorFigures } from '../../shared/contracts/vendorProperties.ts';
import { today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { monthFigures } from '../bookings/nights.ts';
import { vendorBookings } from '../bookings/vendorBookings.ts';
import { vendorTotals } from '../properties/vendorList.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getVendorFigures,
  { session: sessions.vendor, listed: vendorTotals, bookings: vendorBookings },
  async ({ session }, { listed, bookings }) => {
    const month = today().slice(0, 7);
    const [totals, requestsWaiting, active] = await Promise.all([
      listed.count(session.id),
      bookings.countPending(session.id),
      bookings.listActive(session.id, month),
    ]);
    const { nights: nightsBooked, income: incomeThisMonth } = monthFigures(active, month);
    return { ...answer('own_figures'), data: { ...totals, requestsWaiting, nightsBooked, incomeThisMonth } };
  },
);
