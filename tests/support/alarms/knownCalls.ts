import { tableVariable } from '../../../functions/runtime/table.ts';
import { goodPassword, setForTest } from '../accounts.ts';
import { dayIn } from '../bookings.ts';
import type { Scene } from './fault.ts';
import { forget } from './product.ts';

export const search = { query: { location: 'Murree' } };

export const login = { body: { email: 'gul@example.com', password: goodPassword } };

export const bookingRequest = ({ guest: { token }, room }: Scene) => ({
  token,
  body: { ...room, bookingStartDate: dayIn(40), bookingEndDate: dayIn(42), guests: 2 },
});

/** Lets functions look for a table where none of its name is. */
export function lose(key: keyof Scene['tables'], becomes = 'gone'): void {
  setForTest(tableVariable(key), becomes);
  forget();
}
