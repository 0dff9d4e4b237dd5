import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { useApi } from '../../api/useApi.ts';
import type { ChosenDays } from '../bookings/stay/chosenDays.ts';
import type { RoomView } from './roomView.ts';

/** The stay in one room of each kind of a hotel. */
export interface KindStays {
  nights: number;
  /** Whole PKR by ids of kinds. */
  totals: ReadonlyMap<string, number>;
}

/** The stays of the chosen days as the hotel prices them now; undefined until both days are chosen, and while they are not there. */
export function useKindStays({ property }: RoomView, { arrival, checkOut }: ChosenDays): KindStays | undefined {
  const nights = arrival && checkOut ? nightsBetween(arrival, checkOut) : 0;
  const request = nights > 0 ? { params: { roomId: property._id }, query: { checkIn: arrival, checkOut } } : null;
  const { data } = useApi('getRoomDetails', request, { silent: true });
  const stays = data?.data.stays;
  return stays && { nights, totals: new Map(stays.map(({ kind, total }) => [kind, total])) };
}
