import { t } from '@lingui/core/macro';
import type { RoomFact } from '../../../shared/rules/facts.ts';

const words: Record<RoomFact, () => string> = {
  heating: () => t`Heating`,
  hotWater: () => t`Hot water all day`,
  power: () => t`Power backup`,
  bathroom: () => t`Own bathroom`,
  road: () => t`Car to the door`,
  parking: () => t`Parking`,
  meals: () => t`Breakfast`,
  wifi: () => t`Wi-Fi`,
  families: () => t`Families welcome`,
};

/** A fact as a card and a filter say it: `Power backup`. */
export function sayFact(fact: RoomFact): string {
  return words[fact]();
}
