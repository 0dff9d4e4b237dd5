import { t } from '@lingui/core/macro';
import type { DeskBooking } from '../../../../shared/contracts/deskBookings.ts';
import { currentSession } from '../../session.ts';
import { formatDayAndTime } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';

type Act = NonNullable<DeskBooking['acts']>[number];

/** Who of the hotel's side did something, towards somebody of that side. */
export function actorName({ by, name }: Pick<Act, 'by' | 'name'>): string {
  if (by === 'staff') return name === undefined ? t`a former helper` : isolate(name);
  return currentSession()?.staff ? t`the owner` : t`you`;
}

/** An act with who did it and when: "Accepted by Karim, 12 March, 14:05". */
export function sayAct(act: Act): string {
  const who = actorName(act);
  const done = {
    entered: t`Entered by ${who}`,
    accepted: t`Accepted by ${who}`,
    declined: t`Declined by ${who}`,
    changed: t`Guest or price changed by ${who}`,
    moved: t`Moved to another room by ${who}`,
    proposed: t`A change proposed by ${who}`,
    withdrawn: t`Proposal taken back by ${who}`,
    agreed: t`A change agreed to by ${who}`,
    refused: t`A change refused by ${who}`,
    givenBack: t`Rooms taken out by ${who}`,
    arrived: t`Checked in by ${who}`,
    left: t`Checked out by ${who}`,
    expected: t`Check-in taken back by ${who}`,
    missed: t`Noted as not come by ${who}`,
    cancelled: t`Cancelled by ${who}`,
  }[act.act];
  const when = formatDayAndTime(new Date(act.at));
  return t`${done}, ${when}`;
}
