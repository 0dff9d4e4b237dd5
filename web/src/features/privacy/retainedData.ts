import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accountThings } from './accountThings.ts';
import { calendarThings } from './calendarThings.ts';
import { deviceThings } from './deviceThings.ts';
import { everybody, nobody, operators, type RetainedData } from './keptThing.ts';
import { keysOfHotels } from './keysOfHotels.ts';
import { messageThings } from './messageThings.ts';
import { moneyThings } from './moneyThings.ts';

/** Data of bookings, reviews and listings. */
const stayThings: readonly RetainedData[] = [
  {
    what: msg`Requests and bookings: room, nights, guests, price, answer, the latest change that was proposed, your note, and your name, email address and phone number`,
    why: msg`Both sides look them up, and owners keep accounts`,
    who: msg`You and the owner`,
    howLong: msg`With no end; the note and what names you as long as your account. That an account is gone stays with no end`,
    keys: [
      ...['bookings: booking# booking', 'bookings: booking# proposal', 'bookings: booking# quote'],
      ...['bookings: property# ', 'bookings: traveller# waiting', 'bookings: due '],
    ],
  },
  {
    what: msg`Bookings that an owner entered for you, also from another platform: your name and phone number, room, nights, price`,
    why: msg`The owner must know and reach you`,
    who: msg`The owner`,
    howLong: msg`Your name and phone number until 12 months after check-out, the rest with no end`,
    keys: ['bookings: booking# booking', 'bookings: due '],
  },
  {
    what: msg`Who of a hotel's side did what with a booking: the owner, or a helper by a part of the number of the account`,
    why: msg`So that the owner knows who did what`,
    who: msg`The owner and those who help`,
    howLong: msg`With no end; the name of a helper as long as that person helps, and a year`,
    keys: ['bookings: booking# booking'],
  },
  {
    what: msg`A private note of an owner or a helper about a booking`,
    why: msg`To receive the guest well`,
    who: msg`The owner and those who help, never the guest`,
    howLong: msg`Until 12 months after check-out, or as long as either account where that is shorter`,
    keys: ['bookings: booking# host-note'],
  },
  ...moneyThings,
  {
    what: msg`The link to a voucher, as a digest: whoever has the link reads the booking with your name, without email address and phone number`,
    why: msg`So that you have a voucher without an account, and others of your party too`,
    who: msg`Whoever you or the hotel give the link to`,
    howLong: msg`Until 30 days after check-out, until you or the hotel end it, or as long as either account where that is shorter`,
    keys: ['bookings: booking# voucher-link', 'bookings: voucher# voucher'],
  },
  {
    what: msg`Guests whom an owner refuses: the number of the account, and the request by which`,
    why: msg`So that the guest asks there no more`,
    who: msg`The owner; the guest, who asks there again`,
    howLong: msg`As long as both accounts, or until the owner takes it back`,
    keys: ['bookings: refusals# '],
  },
  {
    what: msg`How many requests new accounts sent from an address of the connection, as a digest: for a room, and to an owner`,
    why: msg`So that nobody fills an owner's list`,
    who: nobody,
    howLong: msg`A day at most`,
    keys: ['bookings: newcomers# ', 'bookings: turns# '],
  },
  {
    what: msg`Which mails of a booking were sent, without words or addresses`,
    why: msg`So that nobody gets one twice`,
    who: nobody,
    howLong: msg`With no end`,
    keys: ['bookings: booking# mail#', 'bookings: late-mails '],
  },
  {
    what: msg`Which mails wait to come together in one, by account and booking, without words`,
    why: msg`So that nobody's mailbox is filled`,
    who: nobody,
    howLong: msg`Until they are sent, some minutes as a rule`,
    keys: ['bookings: digest# ', 'bookings: digest# mail', 'bookings: digest-due '],
  },
  {
    what: msg`That an owner who has not confirmed the email was told that something waits, as the digest of the mailbox`,
    why: msg`So that this mail comes once a day`,
    who: nobody,
    howLong: msg`2 days`,
    keys: ['users: waits# '],
  },
  {
    what: msg`Reviews: five marks, your words, the month of the stay and your first name; the owner's answer`,
    why: msg`Those who choose a room read them`,
    who: everybody,
    howLong: msg`With no end; your name, and an owner's answer, as long as the account`,
    keys: ['properties: property# reviews', 'properties: property# reviewer#', 'properties: reviews# '],
  },
  {
    what: msg`Hotels with their address, rooms, prices and photos. A photo is drawn anew, without the place and camera inside it`,
    why: msg`To show the rooms on offer`,
    who: everybody,
    howLong: msg`Until the owner takes them down; of a hotel that was, two numbers stay: its own and its owner's. A file as it was uploaded, and a photo that no hotel shows: a day`,
    keys: keysOfHotels,
  },
  {
    what: msg`Nights that an owner has closed, with a note`,
    why: msg`The owner's calendar`,
    who: msg`Nobody sees the note; guests see that the nights are not free`,
    howLong: msg`The note until the nights are opened, 400 days after the last of them, or as long as the account`,
    keys: ['bookings: property# closing#', 'bookings: property# holder#'],
  },
  ...calendarThings,
  {
    what: msg`Reports of a listing: the reason and a note, nothing of who sent it`,
    why: msg`An operator, whom a mail tells of them, looks at the listing`,
    who: operators,
    howLong: msg`As long as the owner's account`,
    keys: ['properties: reports ', 'properties: reports-told reports-told'],
  },
  {
    what: msg`The address of the connection from which a hotel was listed`,
    why: msg`To find listings by one cheat under many names`,
    who: operators,
    howLong: msg`30 days`,
    keys: ['users: listings '],
  },
  {
    what: msg`That an operator has suspended an owner's account, since when and why`,
    why: msg`To keep guests from fraud`,
    who: operators,
    howLong: msg`Until it is released, or as long as the account`,
    keys: ['users: user# profile', 'properties: account# properties'],
  },
  {
    what: msg`What an operator did, with the number of an account or a hotel`,
    why: msg`To show that it was done`,
    who: operators,
    howLong: msg`With no end; the number of an account that is gone leads to nobody`,
    keys: ['properties: operations '],
  },
];

/** Data outside of our tables. */
const besideThings: readonly RetainedData[] = [
  {
    what: msg`A line for each request: when it came, what kind it was and how it went, without your name; which account had whose payment numbers opened; with errors, what failed`,
    why: msg`To find faults, and misuse of these numbers`,
    who: operators,
    howLong: msg`90 days at most`,
  },
  {
    what: msg`Samples of requests that the firewall looked at, with the address of the connection`,
    why: msg`To see whether it refused somebody wrongly`,
    who: operators,
    howLong: msg`3 hours`,
  },
  {
    what: msg`Changes of bookings and listings on their way to the mails that follow from them`,
    why: msg`So that no mail is lost`,
    who: nobody,
    howLong: msg`24 hours, which booking or listing it was 4 days at most. Failed work waits for us 14 days, with the email address of a mail, or the address of the connection that sent a photo`,
  },
  {
    what: msg`Earlier states of all tables`,
    why: msg`To bring them back after a disaster`,
    who: nobody,
    howLong: msg`35 days`,
  },
  {
    what: msg`Copies of all tables and photos, in another country's data centre`,
    why: msg`To go on where a data centre is lost`,
    who: nobody,
    howLong: msg`7 days`,
  },
  {
    what: msg`Photos that were taken down or replaced`,
    why: msg`To bring them back after a disaster`,
    who: nobody,
    howLong: msg`35 days, and a note of whose they were for 36 days; when the account is erased, both go at once`,
    keys: ['properties: removed-photos# '],
  },
];

/** All retained data about people. */
export const retainedData: readonly { title: MessageDescriptor; things: readonly RetainedData[] }[] = [
  { title: msg`With an account`, things: accountThings },
  { title: msg`With bookings, reviews and listings`, things: [...stayThings, ...messageThings] },
  { title: msg`Beside that, on our side`, things: besideThings },
  { title: msg`On your device`, things: deviceThings.map((thing) => ({ ...thing, who: nobody })) },
];
