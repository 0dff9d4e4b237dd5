import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { isAt, paths } from '../../../paths.ts';
import { formatStay } from '../../../words/days.ts';
import { typedDays } from '../stay/chosenDays.ts';
import { type BookingDraft, readBookingDraft } from './bookingDraft.ts';

/** On the way to send a request: what the login or signup is for. */
export function PurposeNote({ next, step }: { next: string | undefined; step: 'login' | 'signup' }) {
  const draft = next !== undefined && isAt(next, paths.sendBookingRequest) ? readBookingDraft() : undefined;
  const days = draft && draftDays(draft);
  if (!draft || !days) return null;
  const { hotelName } = draft.room;
  return (
    <Purpose icon="calendar">
      {step === 'login' ? (
        <Trans>
          Log in to ask for <bdi lang={langOf(hotelName)}>{hotelName}</bdi>, {days}.
        </Trans>
      ) : (
        <Trans>
          Sign up to ask for <bdi lang={langOf(hotelName)}>{hotelName}</bdi>, {days}.
        </Trans>
      )}{' '}
      <span className="text-bark">
        <Trans>Your choice is remembered, and nothing is sent before you press Send.</Trans>
      </span>
    </Purpose>
  );
}

/** A line above a login or a signup that says what it is for. */
export function Purpose({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mb-6 flex items-start gap-3 rounded-control bg-glacier-pale px-4 py-3 text-walnut">
      <Icon name={icon} className="mt-0.5 size-5 text-glacier-deep" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** The days of the request, once both are chosen: "12 to 15 July". */
export function draftDays({ typed }: BookingDraft): string | undefined {
  const { arrival, checkOut } = typedDays(typed);
  return arrival !== undefined && checkOut !== undefined ? formatStay(arrival, checkOut) : undefined;
}
