import useSWR from 'swr';
import type { PropertyDay } from '../../../../../shared/contracts/vendorDay.ts';
import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import type { Session } from '../../../session.ts';

/** A hotel of which whoever helps takes cash, and reads the books of its days. */
export interface CashHotel {
  propertyId: string;
  name: string;
}

/** Pages of hotels at most: an owner has no more. */
const mostPages = 20;

/** The hotels of which somebody of the staff takes cash, as the desk's day tells them; of an owner nothing is read. They are read once. */
export function useCashHotels({ id, staff }: Pick<Session, 'id' | 'staff'>) {
  const { data, error, mutate } = useSWR<CashHotel[], ApiError>(
    staff ? ['cashHotels', id] : null,
    () => readHotels(id),
    { revalidateIfStale: false, revalidateOnFocus: false, onError: () => {} },
  );
  return { hotels: data, error, retry: () => void mutate() };
}

function takesCash({ helpersTakeCash }: PropertyDay): boolean {
  return helpersTakeCash === true;
}

async function readHotels(vendorId: string): Promise<CashHotel[]> {
  const hotels: CashHotel[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const query = { limit: vendorPageSize.most, ...(cursor && { cursor }) };
    const { data, nextCursor } = await call('listVendorDay', { params: { vendorId }, query });
    hotels.push(...data.filter(takesCash).map(({ propertyId, hotelName }) => ({ propertyId, name: hotelName })));
    cursor = nextCursor;
    if (cursor === undefined) break;
  }
  return hotels;
}
