import { t } from '@lingui/core/macro';
import { usualPrice } from '../../../../../shared/rules/catalogue.ts';
import { kept } from '../../../../../shared/rules/field.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import type { FormIssue } from '../../../forms/formIssue.ts';
import { formatPrice } from '../../rooms/format.ts';
import type { RoomDraft } from './propertyDraft.ts';

type RoomPrice = Pick<RoomDraft, 'price'>;

/**
 * Asks once about each price that is more likely a slip of the finger: the first try to submit it is stopped with a
 * question at its field, the next one is not. `saved` are the rooms as they stand: about their prices nothing is asked.
 */
export function askOnce(saved: readonly RoomPrice[]): (rooms: readonly RoomPrice[]) => FormIssue[] {
  const known = new Set(saved.map(priceOf));
  return (rooms) => {
    const issues = rooms.flatMap((room, index) => {
      if (priceOf(room) <= usualPrice || known.has(priceOf(room))) return [];
      const price = formatPrice(priceOf(room));
      const message = t`Is it really ${price} a night? If it is, submit once more.`;
      return [{ path: `hotelDetail.rooms.${index}.price`, message }];
    });
    for (const room of rooms) known.add(priceOf(room));
    return issues;
  };
}

function priceOf({ price }: RoomPrice): number {
  return kept(roomFields.price, price);
}
