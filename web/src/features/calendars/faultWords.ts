import { t } from '@lingui/core/macro';
import { calendarLimits, type FeedFaultName } from '../../../../shared/rules/calendars.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';

/** Why a calendar could not be read, and what its owner can do. */
export function sayFault(fault: FeedFaultName): string {
  const most = grouped(calendarLimits.events);
  const sentences: Record<FeedFaultName, () => string> = {
    refused: () => t`There is no calendar at this link any more. Copy the link again.`,
    address_refused: () => t`This is no link of a calendar on the internet. Copy the link again.`,
    address_private: () => t`This link leads to no place on the internet. Copy the link again.`,
    unreachable: () => t`Nobody answers at this link. If it stays so, copy the link again.`,
    redirected_too_often: () => t`This link leads from one page to the next without end. Copy the link again.`,
    too_slow: () => t`The answer took longer than ten seconds. If it stays so, copy the link again.`,
    too_large: () => t`This calendar is larger than a megabyte. Use one that has this room alone.`,
    not_a_calendar: () => t`There is a page at this link, and no calendar. Copy the link that is for export.`,
    cut_short: () => t`Only a part of the calendar came. If it stays so, copy the link again.`,
    unreadable: () =>
      t`Something in this calendar cannot be read: a day that does not exist, for example. Look at its newest events.`,
    too_many_events: () => t`This calendar has more than ${most} events. Use one that has this room alone.`,
    repeats_too_often: () =>
      t`An event of this calendar repeats too often. End it there, or enter its days one by one.`,
  };
  return sentences[fault]();
}
