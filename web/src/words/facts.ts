import { t } from '@lingui/core/macro';
import type { RoomFact } from '../../../shared/rules/facts.ts';

const words: Record<RoomFact, () => string> = {
  heating: () => t`Heating`,
  hotWater: () => t`Hot water all day`,
  hotWaterAtHours: () => t`Hot water at hours`,
  power: () => t`Power backup`,
  bathroom: () => t`Own bathroom`,
  road: () => t`Car to the door`,
  parking: () => t`Parking`,
  meals: () => t`Breakfast`,
  wifi: () => t`Wi-Fi`,
  families: () => t`Families welcome`,
};

/** A fact as a card says it: `Power backup`. */
export function sayFact(fact: RoomFact): string {
  return words[fact]();
}

/** A fact as a filter says it: `Hot water, also at hours`, since that finds rooms with hot water all day too. */
export function sayWish(fact: RoomFact): string {
  return fact === 'hotWaterAtHours' ? t`Hot water, also at hours` : sayFact(fact);
}
