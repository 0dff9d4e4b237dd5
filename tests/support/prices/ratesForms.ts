import type { RatesForm, SeasonForm } from '../../../shared/rules/ratesForm.ts';
import { ratesIssues } from '../../../shared/rules/ratesIssues.ts';

export const noRatesForm: RatesForm = { weekdays: [], seasons: [], days: [], longStays: [], extras: [] };

/** A season as it is sent, without prices. */
export function seasonForm(name: string, from: string, to: string, more: Partial<SeasonForm> = {}): SeasonForm {
  return { name, from, to, prices: [], weekdays: [], ...more };
}

/** Paths and codes of all issues of some rates. */
export function wrongIn(some: Partial<RatesForm>): [path: string, code: string][] {
  return ratesIssues({ ...noRatesForm, ...some }).map(({ path, code }) => [path, code]);
}
