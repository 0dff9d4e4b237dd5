import { answer } from '../../shared/answers.ts';
import { getVendorFigures } from '../../shared/contracts/vendorProperties.ts';
import { today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { firstMonth, lastMonth, monthFigures, sourceFigures, yearFigures } from '../bookings/figures.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { vendorTotals } from '../properties/vendorList.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getVendorFigures,
  { session: sessions.vendor, listed: vendorTotals, bookings: vendorBookings },
  async ({ session }, { listed, bookings }) => {
    const month = today().slice(0, 7);
    const [totals, waiting, stays] = await Promise.all([
      listed.count(session.id),
      bookings.waiting(session.id),
      bookings.staysWithin(session.id, firstMonth(month), lastMonth(month)),
    ]);
    const { nights: nightsBooked, income: incomeThisMonth } = monthFigures(stays, month);
    const figures = { requestsWaiting: waiting.length, nightsBooked, incomeThisMonth };
    return {
      ...answer('own_figures'),
      data: { ...totals, ...figures, months: yearFigures(stays, month), sources: sourceFigures(stays, month) },
    };
  },
);
