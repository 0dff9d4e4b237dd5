import type { Figures } from '../campaign.ts';
import type { Stores } from '../client/stores.ts';
import { Tally } from '../figures.ts';
import type { Scene } from './scene.ts';

/** Advances of the inns by their states, and lines that were answered. */
export function moneyFigures({ inns }: Scene, { bookings }: Stores): Figures {
  const states = new Tally();
  for (const { sk, state } of bookings) if (sk === 'advance') states.add(String(state));
  const paid = inns.flatMap((inn) => inn.paid);
  return {
    advances: String(states),
    'proofs that were answered': paid.reduce((sum, { references }) => sum + references.length, 0),
    'lines that were answered': paid.reduce((sum, { lines }) => sum + lines.length, 0),
    'receipts that stand': bookings.filter(({ sk, receipt }) => sk.startsWith('line#') && receipt !== undefined).length,
  };
}
