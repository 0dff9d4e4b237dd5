import { answer } from '../../shared/answers.ts';
import { getVendorFigures } from '../../shared/contracts/vendorProperties.ts';
import { addMonths, today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { firstMonth, lastMonth, monthFigures, sourceFigures, yearFigures } from '../bookings/figures.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { vendorTotals } from '../properties/vendorList.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getVendorFigures,
  { session: sessions.vendor, listed: vendorTotals, bookings: vendorBookings, nights: nightsHeld },
  async ({ session }, { listed, bookings, nights }) => {
    const month = today().slice(0, 7);
    const [first, last] = [firstMonth(month), lastMonth(month)];
    const days = { checkIn: `${first}-01`, checkOut: `${addMonths(last, 1)}-01` };
    const readHouses = async () => {
      const { totals, houses } = await listed.count(session.id);
      const heldIn = async (house: (typeof houses)[number]) => {
        return { ...house, held: await nights.find({ propertyId: house.propertyId, ...days }) };
      };
      return { totals, houses: await Promise.all(houses.map(heldIn)) };
    };
    const [{ totals, houses }, waiting, stays] = await Promise.all([
      readHouses(),
      bookings.waiting(session.id),
      bookings.staysWithin(session.id, first, last),
    ]);
    const { nights: nightsBooked, income: incomeThisMonth } = monthFigures(stays, month);
    const figures = { requestsWaiting: waiting.length, nightsBooked, incomeThisMonth };
    return {
      ...answer('own_figures'),
      data: { ...totals, ...figures, months: yearFigures(houses, stays, month), sources: sourceFigures(stays, month) },
    };
  },
);
