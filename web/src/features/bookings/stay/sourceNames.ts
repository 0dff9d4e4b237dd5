import { t } from '@lingui/core/macro';
import type { BookingSource } from '../../../../../shared/rules/bookingSources.ts';

/** Origins of bookings that were not asked for through Sarai, in words. */
export function sourceNames(): Record<BookingSource, string> {
  return {
    phone: t`By phone`,
    walkIn: t`At the door`,
    agent: t`Through an agent`,
    relative: t`A relative`,
    calendar: t`From another platform`,
  };
}
