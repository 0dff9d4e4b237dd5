import { t } from '@lingui/core/macro';
import type { NightPrice } from '../../../../../shared/rules/nightPrice.ts';
import { isolate } from '../../../words/isolate.ts';

type Cause = NightPrice['by'];

/** Colours of nights by what decides their price. */
export const causeColours: Record<Cause, string> = {
  ownDays: 'bg-apricot-deep',
  seasonWeekday: 'bg-glacier-deep',
  season: 'bg-glacier',
  weekday: 'bg-juniper',
  price: 'bg-hairline',
};

export function sayCause(by: Cause): string {
  return {
    ownDays: t`Special days`,
    seasonWeekday: t`Season, day of the week`,
    season: t`Season`,
    weekday: t`Day of the week`,
    price: t`Usual price`,
  }[by];
}

/** The name of the season or of the days, and what kind of cause it is where it has none. */
export function sayReason({ by, name }: Pick<NightPrice, 'by' | 'name'>): string {
  return name ? isolate(name) : sayCause(by);
}
