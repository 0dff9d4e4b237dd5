import { t } from '@lingui/core/macro';
import { listed } from '../../words/lists.ts';
import type { ClosingEntry } from './monthNights.ts';

/** The rooms that a closing is about. */
export function closedRooms({ scope, roomNumbers }: Pick<ClosingEntry, 'scope' | 'roomNumbers'>): string {
  const [number = 0] = roomNumbers;
  if (scope === 'house') return t`the house`;
  if (roomNumbers.length === 1) return t`room ${number}`;
  const numbers = listed(roomNumbers.map(String));
  return t`rooms ${numbers}`;
}
