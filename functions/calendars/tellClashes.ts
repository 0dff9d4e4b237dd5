import { fail } from '../../shared/errors.ts';
import type { Profile } from '../accounts/profiles.ts';
import { profiles } from '../accounts/profiles.ts';
import { callOwner } from '../bookings/mails/callOwner.ts';
import { mailCounts } from '../bookings/mails/mailCounts.ts';
import { type MailClaim, ownerMarks } from '../bookings/mails/mailMarks.ts';
import { isConfirmed } from '../bookings/mails/quotable.ts';
import { sendClaimed, writeOrRelease } from '../bookings/mails/sendOnce.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { patientMailbox } from '../mail/mailbox.ts';
import type { Property } from '../properties/property.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { readItem } from '../runtime/read.ts';
import { roomsOfCalendar } from './calendar.ts';
import { type CalendarItem, type CalendarName, type ReadingItem, readingKey, readPart } from './calendarItem.ts';
import { clashMail } from './clashMail.ts';
import { type EventItem, eventsOf } from './eventItem.ts';
import { isClashing } from './presentCalendar.ts';
import { findCalendar } from './readings.ts';

/** Reads which events of a calendar began to clash at a reading. */
const clashes = port('bookings', ['GetItem', 'Query'], (table) => ({
  calendar: (name: CalendarName) => findCalendar(table, name),
  reading: (name: CalendarName) => readItem<ReadingItem>(table, readingKey(name)),
  since: async ({ propertyId, id }: CalendarName, at: string): Promise<EventItem[]> => {
    const events = await readPart<EventItem>(table, propertyId, eventsOf(id));
    return events.filter((event) => isClashing(event) && event.clashedAt === at);
  },
}));

export const tellingPorts = {
  clashes,
  properties: propertyLookup,
  vendors: profiles.vendor,
  ownerBlocks: mailBlocks.vendor,
  ownerCounts: mailCounts.vendor,
  ownerMarks,
  mail: patientMailbox,
};

type Open = OpenPorts<typeof tellingPorts>;

/** Seconds for which it is known that a reading was told of: longer than its event is tried. */
const kept = 2 * 24 * 3600;

/** Tells an owner by one mail of all events that began to clash at a reading. @throws Failure `conflict` while it goes on */
export async function tellClashes(name: CalendarName, at: string, ports: Open): Promise<string> {
  const reading = await ports.clashes.reading(name);
  if (reading?.by !== undefined && reading.triedAt === at) throw fail('conflict');
  const [calendar, events, property] = await Promise.all([
    ports.clashes.calendar(name),
    ports.clashes.since(name, at),
    ports.properties.find(name.propertyId),
  ]);
  if (!calendar || calendar.removed || !property || events.length === 0) return 'over';
  const owner = await ports.vendors.find(calendar.vendorId);
  if (!owner || owner.suspension || (await ports.ownerBlocks.reasonFor(owner.email))) return 'to nobody';
  return isConfirmed(owner) ? tell({ calendar, events, property, owner, at }, ports) : call(owner, ports);
}

interface ClashNotice {
  calendar: CalendarItem;
  events: readonly EventItem[];
  property: Property;
  owner: Profile;
  at: string;
}

/** An owner whose address is not confirmed is called to the site, once a day. */
async function call({ email, language = 'en' }: Profile, ports: Open): Promise<string> {
  const hold = await callOwner({ email, language, confirmed: false }, ports);
  if (hold) throw fail('mail_unavailable');
  return 'called';
}

async function tell({ calendar, events, property, owner, at }: ClashNotice, ports: Open): Promise<string> {
  const key = { pk: `clashes#${calendar.id}`, sk: at };
  const claim = await ports.ownerMarks.claim(key, nowSeconds() + kept);
  if (claim === 'under way') throw fail('conflict');
  if (claim === 'settled') return 'told before';
  const claimPorts = { marks: ports.ownerMarks, mail: ports.mail };
  const { email: to, language = 'en', id } = owner;
  await writeOrRelease(claim, () => admit(claim, id, ports), claimPorts);
  const rooms = roomsOfCalendar(calendar, property).map(({ roomNumber }) => roomNumber);
  const told = { channel: calendar.channel, hotelName: property.hotel.name, rooms, clashes: events };
  const mail = clashMail({ language, siteUrl: ports.mail.siteUrl }, told);
  return sendClaimed(claim, { mail: 'clash', to: 'owner' }, { to, mail }, claimPorts);
}

/** A mail that is over a count comes later. @throws Failure `mail_unavailable` */
async function admit({ counted }: MailClaim, vendorId: string, { ownerCounts }: Open): Promise<void> {
  if (counted) return;
  const wait = (await ownerCounts.receive(vendorId)) ?? (await ownerCounts.send());
  if (wait !== undefined) throw fail('mail_unavailable');
}
