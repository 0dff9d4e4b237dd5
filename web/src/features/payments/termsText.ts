import { advanceOf } from '../../../../shared/rules/advanceTerms.ts';
import { choice, type FormText, fieldIssues, kept, storedForm } from '../../../../shared/rules/field.ts';
import type { FieldIssue } from '../../../../shared/rules/issues.ts';
import { advanceFields } from '../../../../shared/rules/paymentFields.ts';
import { type TermsInput, termsFields, termsIssues } from '../../../../shared/rules/termsFields.ts';
import type { OwnProperty } from '../properties/api/ownProperty.ts';

/** The terms of an advance as the form has them: whether any is asked for, of what, and the percentage beside it. */
export const termsForm = {
  ask: choice({ label: 'Advance', options: ['none', 'percent', 'firstNight'] }),
  percent: { ...advanceFields.percent, min: 1 },
  ...termsFields,
} as const;

export type TermsText = FormText<typeof termsForm>;

/** Text of the terms of a property; of one without any, those that most can begin with. */
export function textOfTerms({ terms }: Pick<OwnProperty, 'terms'>): TermsText {
  const { share, hours = 24, notWithinDays = 2, policy = 'moderate' } = terms ?? {};
  const isPercent = typeof share === 'number';
  return {
    ask: terms === undefined ? 'none' : isPercent ? 'percent' : 'firstNight',
    percent: isPercent ? String(share) : '30',
    ...{ hours: String(hours), notWithinDays: String(notWithinDays), policy },
  };
}

function inputOf({ ask, percent, hours, notWithinDays, policy }: TermsText): TermsInput {
  return { share: ask === 'firstNight' ? ask : percent, hours, notWithinDays, policy };
}

/** All that is wrong with typed terms. 0 percent is none, which another choice says. */
export function issuesOfTerms(typed: TermsText): FieldIssue[] {
  if (typed.ask === 'none') return [];
  const { percent } = termsForm;
  const ofShare = typed.ask === 'percent' ? fieldIssues({ percent }, typed) : [];
  return [...ofShare, ...termsIssues(inputOf({ ...typed, ask: 'firstNight' }))];
}

/** The field of an issue of the API or of the rules. */
export function fieldOfTerms(path: string): string {
  const name = path.replace(/^terms\./, '');
  return name === 'share' ? 'percent' : name;
}

/** Terms as they are sent; undefined where none are asked for. */
export function sentTerms(typed: TermsText) {
  if (typed.ask === 'none') return undefined;
  const share = typed.ask === 'firstNight' ? ('firstNight' as const) : kept(termsForm.percent, typed.percent);
  return { share, ...storedForm(termsFields, typed) };
}

/** Nights of the stay by which terms are shown. */
export const exampleNights = 3;

/** Total and advance, whole PKR, of a stay in the first room of a property; undefined while the terms are not right. */
export function exampleOf(typed: TermsText, price: number): { total: number; advance: number } | undefined {
  const terms = issuesOfTerms(typed).length === 0 ? sentTerms(typed) : undefined;
  if (!terms) return undefined;
  const total = price * exampleNights;
  const nights = Array.from({ length: exampleNights }, () => ({ price }));
  return { total, advance: advanceOf(terms, { total, rooms: [{ count: 1, nights }] }) };
}
