import { addDays, today } from '../../../shared/rules/dates.ts';
import { ibanWith } from '../../support/randomIbans.ts';
import type { Schema } from '../document/schemaCheck.ts';
import type { Random } from '../random.ts';
import type { ValueSource } from './valueSource.ts';

const digits = (random: Random, length: number) => Array.from({ length }, () => String(random.whole(0, 9))).join('');

const wallet = ({ random }: ValueSource) => `0300${digits(random, 7)}`;

/** Texts of fields about money, by their names. */
export const moneyNames: Record<string, (making: ValueSource) => string> = {
  iban: ({ random }) => ibanWith(`SCBL${digits(random, 16)}`),
  title: ({ random }) => random.pick(['Gul Khan', 'گل خان', "O'Neil & Sons"]),
  jazzcash: wallet,
  easypaisa: wallet,
  ntn: ({ random }) => `${digits(random, 7)}-${digits(random, 1)}`,
  reference: ({ random }) => random.pick(['TX', 'TID ', '٣٤']) + digits(random, random.whole(6, 12)),
  lastFour: ({ random }) => digits(random, 4),
  day: ({ random }) => addDays(today(), random.whole(-2, 0)),
};

/** Numbers that get further than a bound: what an early change has as its revision, and a line that a ledger may have. */
export function moneyNumber(name: string, { minimum }: Schema, { random, place }: ValueSource): number | undefined {
  if (place !== 'body' || !['revision', 'reverses'].includes(name) || random.chance(0.3)) return undefined;
  return random.whole(typeof minimum === 'number' ? minimum : 0, 4);
}
