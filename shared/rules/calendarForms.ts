import { channels } from './calendars.ts';
import { choice, type Rule, text } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { ownGuestFields } from './ownBookings.ts';

const addressLength = 1000;

/** The address of a calendar is kept as https: `webcal:` is the same file under another scheme. */
function keptAddress(typed: string): string {
  return typed.trim().replace(/^webcals?:/i, 'https:');
}

/** A host of two labels at least, without a name and a password before it. */
const https = /^https:\/\/[^\s/?#@:]+(?:\.[^\s/?#@:]+)+(?:[/?]\S*)?$/i;

const httpsAddress: Rule = (typed, { label }) => {
  const address = keptAddress(typed);
  if (address.length > addressLength) return { code: 'too_long', params: { label, max: addressLength } };
  return https.test(address) ? undefined : { code: 'not_https' };
};

/** The address under which a channel gives out its calendar: a secret. */
export const feedAddress = text({
  label: 'Calendar address',
  maxLength: addressLength,
  rule: httpsAddress,
  keep: keptAddress,
});

/** The name of a calendar that is of none of the channels, or of a second one of a channel. */
export const calendarName = text({ label: 'Name', maxLength: 40 });

/** The channel of a calendar. */
export const channelField = choice({ label: 'Channel', options: channels });

/** Fields of a new calendar as a form has them; rooms are chosen, and the address may be left empty. */
export const calendarForm = { channel: channelField, name: calendarName, address: feedAddress } as const;

interface SentCalendar {
  channel?: string;
  name?: string | undefined;
  roomNumber?: number | undefined;
  kind?: string | undefined;
}

/** All that is wrong with a calendar beyond its fields: it is for one room or one kind, and another one needs a name. */
export function calendarIssues({ channel, name, roomNumber, kind }: SentCalendar): FieldIssue[] {
  const targets = [roomNumber, kind].filter((each) => each !== undefined).length;
  return issuesAt([
    ['roomNumber', targets === 1 ? undefined : { code: 'one_room_or_kind' }],
    [
      'name',
      channel === 'other' && name === undefined
        ? { code: 'required', params: { label: calendarName.label } }
        : undefined,
    ],
  ]);
}

const { source: _, ...guestFields } = ownGuestFields;

/** Fields by which an event becomes a booking: those of an own booking, whose source is its channel. */
export const eventGuestFields = guestFields;
