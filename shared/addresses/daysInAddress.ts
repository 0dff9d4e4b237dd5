import { anyDay } from '../rules/dates.ts';

/** The query of an address, such as `URLSearchParams`. */
export interface AddressParams {
  get(name: string): string | null;
}

/** Days of a stay, `YYYY-MM-DD`; an address may hold one alone. */
export interface DaysInAddress {
  checkIn?: string;
  checkOut?: string;
}

/** Reads the days of `?checkIn=` and `?checkOut=`; a value that is no day counts as left out. */
export function readDays(params: AddressParams): DaysInAddress {
  const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((name) => anyDay(params.get(name) ?? ''));
  return { ...(checkIn !== undefined && { checkIn }), ...(checkOut !== undefined && { checkOut }) };
}
