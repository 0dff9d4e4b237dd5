import { feedAddress } from '../../../../shared/rules/calendarForms.ts';

/** Vrbo shows the links of its calendars as http; https serves them too, and the server takes no other. */
function asHttps(typed: string): string {
  return typed.trim().replace(/^http:/i, 'https:');
}

/** The address of a calendar as it is pasted from its channel. */
export const pastedAddress = {
  ...feedAddress,
  rule: (typed: string, field: { label: string }) => feedAddress.rule(asHttps(typed), field),
  keep: (typed: string) => feedAddress.keep(asHttps(typed)),
};
