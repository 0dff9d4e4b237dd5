import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Channel } from '../../../../shared/rules/calendars.ts';
import { channelName } from './channelWords.ts';

/** Words of a channel's own pages, where it gives out the link of its calendar, and where it takes ours. */
const menus: Record<Channel, { out: readonly string[]; into: readonly string[] }> = {
  airbnb: {
    out: ['Calendar', 'Availability settings', 'Sync calendars', 'Export calendar'],
    into: ['Calendar', 'Availability settings', 'Sync calendars', 'Import calendar'],
  },
  bookingCom: {
    out: ['Extranet', 'Calendar', 'Sync calendars', 'Export calendar'],
    into: ['Extranet', 'Calendar', 'Sync calendars', 'Import calendar'],
  },
  vrbo: {
    out: ['Calendar', 'Import/Export', 'Export calendar'],
    into: ['Calendar', 'Import/Export', 'Import calendar'],
  },
  google: {
    out: ['Settings', 'Integrate calendar', 'Secret address in iCal format'],
    into: ['Other calendars', 'From URL'],
  },
  other: { out: ['iCal', 'Export'], into: ['iCal', 'Import'] },
};

/** A channel that nobody knows has settings at least. */
function placeOf(channel: Channel): string {
  return channel === 'other' ? t`its settings` : channelName(channel);
}

/** Where a channel gives out the link of its calendar. */
export function WhereToCopy({ channel }: { channel: Channel }) {
  const name = placeOf(channel);
  return (
    <>
      <Trans>
        Copy it from {name}: <Menu words={menus[channel].out} />.
      </Trans>
      {channel === 'google' && (
        <>
          {' '}
          <Trans>Google calls whole days "Free" unless you choose "Busy", and free days hold nothing here.</Trans>
        </>
      )}
    </>
  );
}

/** Where a channel takes our link, and how soon it then knows of a booking. */
export function WhereToPaste({ channel }: { channel: Channel }) {
  const name = placeOf(channel);
  return (
    <>
      <Trans>
        Paste it into {name}: <Menu words={menus[channel].into} />.
      </Trans>
      <HowOften channel={channel} />
    </>
  );
}

function HowOften({ channel }: { channel: Channel }): ReactNode {
  if (channel === 'airbnb') {
    return (
      <>
        {' '}
        <Trans>Airbnb reads it every two to three hours.</Trans>
      </>
    );
  }
  if (channel !== 'bookingCom') return null;
  return (
    <>
      {' '}
      <Trans>Booking.com reads it about every two hours.</Trans>
    </>
  );
}

function Menu({ words }: { words: readonly string[] }) {
  return (
    <bdi lang="en" dir="ltr" className="font-semibold urdu:inline-block">
      {words.join(' › ')}
    </bdi>
  );
}
