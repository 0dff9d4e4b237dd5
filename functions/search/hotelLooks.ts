import type { Days } from '../nights/nightItem.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Card } from './card.ts';
import { unitsOfCard } from './cardReading.ts';
import type { SearchReader } from './searchReading.ts';
import { type openTakenRooms, type TakenRooms, unitsOfMonths } from './takenRooms.ts';

/** A hotel that was looked at: its card, and with nights its taken rooms. */
export interface HotelLook {
  card: Card;
  taken?: TakenRooms | undefined;
}

interface LookReads {
  reading: SearchReader;
  /** Nights that are looked at, those around a stay among them; without them only cards are. */
  nights?: { days: Days; taken: ReturnType<typeof openTakenRooms> } | undefined;
}

export type HotelLooks = ReturnType<typeof hotelLooks>;

/** The looks of one request: each hotel is looked at once, whatever asks for it. */
export function hotelLooks({ reading, nights }: LookReads) {
  const looks = new Map<string, HotelLook | undefined>();
  const look = async (propertyId: string, budget: ReadBudget): Promise<void> => {
    const card = reading.card(propertyId);
    const taken = card && nights?.taken.of({ ...nights.days, propertyId }, budget);
    looks.set(propertyId, card && { card, taken });
    await taken?.read(1);
  };
  return {
    /** Units of a look, the first months of a hotel with it. */
    units: unitsOfCard + (nights ? unitsOfMonths : 0),
    has: (propertyId: string): boolean => looks.has(propertyId),
    /** A hotel that was looked at; undefined where it is gone. */
    get: (propertyId: string): HotelLook | undefined => looks.get(propertyId),
    /** Looks at the first of some hotels, beside each other, as far as the units allow; answers with those that are known then. */
    at: async (propertyIds: readonly string[], budget: ReadBudget): Promise<string[]> => {
      const fresh = propertyIds.filter((id) => !looks.has(id));
      const affordable = fresh.slice(0, Math.floor(budget.left / (unitsOfCard + (nights ? unitsOfMonths : 0))));
      const read = await reading.cards(affordable, budget);
      await Promise.all(read.map((id) => look(id, budget)));
      // Hotels with many rooms have more months than one read brings.
      for (const id of read) await looks.get(id)?.taken?.read();
      return propertyIds.filter((id) => looks.has(id));
    },
  };
}
