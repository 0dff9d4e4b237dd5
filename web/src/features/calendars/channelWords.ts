import { t } from '@lingui/core/macro';
import type { Channel } from '../../../../shared/rules/calendars.ts';
import { isolate } from '../../words/isolate.ts';
import { comma } from '../../words/lists.ts';

/** A channel in words. */
export function channelName(channel: Channel): string {
  const names: Record<Channel, string> = {
    airbnb: t`Airbnb`,
    bookingCom: t`Booking.com`,
    vrbo: t`Vrbo`,
    google: t`Google Calendar`,
    other: t`Another calendar`,
  };
  return names[channel];
}

interface NamedChannel {
  channel: Channel;
  name?: string | undefined;
}

/** A calendar as its owner knows it: by its channel, and by the name that he gave it. */
export function calendarName({ channel, name }: NamedChannel): string {
  if (name === undefined) return channelName(channel);
  return channel === 'other' ? isolate(name) : channelName(channel) + comma + isolate(name);
}
