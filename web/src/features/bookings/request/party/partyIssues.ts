import { t } from '@lingui/core/macro';
import { anyDay } from '../../../../../../shared/rules/dates.ts';
import { extraIssues } from '../../../../../../shared/rules/party.ts';
import type { FormIssue } from '../../../../forms/formIssue.ts';
import { formatDay } from '../../../../words/days.ts';
import type { RequestedRoom } from '../requestedRoom.ts';
import type { StayText } from '../stayText.ts';
import { agesIn, extrasIn } from './party.ts';

/** All that is wrong with the ages and extras of a form. */
export function partyFormIssues(
  typed: StayText,
  hotel: Pick<RequestedRoom, 'childRules' | 'extras'>,
  now: Date,
): FormIssue[] {
  const isOpen = agesIn(hotel, typed).includes(undefined);
  const ages = isOpen ? [{ path: 'children', message: t`Say how old each child is.` }] : [];
  return [...ages, ...lateExtras(typed, hotel, now)];
}

/** Extras whose notice is over on the day of arrival; what else is wrong with extras the form does not let somebody choose. */
function lateExtras(typed: StayText, hotel: Pick<RequestedRoom, 'extras'>, now: Date): FormIssue[] {
  const [checkIn, checkOut] = [anyDay(typed.bookingStartDate), anyDay(typed.bookingEndDate)];
  if (!checkIn || !checkOut) return [];
  return extraIssues(extrasIn(hotel, typed), hotel.extras ?? [], { checkIn, checkOut, now }).map((issue) => {
    const until = issue.params?.until;
    const params = { ...issue.params, ...(until !== undefined && { until: formatDay(String(until)) }) };
    return { ...issue, path: 'extras', params };
  });
}
