import { msg } from '@lingui/core/macro';
import type { RetainedData } from './keptThing.ts';

/** Data of calendars of other platforms. */
export const calendarThings: readonly RetainedData[] = [
  {
    what: msg`Calendars of other platforms that an owner has connected: their secret address, our link as a digest, when they were read, and the nights that our link has told`,
    why: msg`So that no night is sold twice`,
    who: msg`The owner; whoever has the link sees which nights are taken, and no names`,
    howLong: msg`Until the owner removes them, or as long as the account; that the owner was told of nights that both have, 2 days`,
    keys: [
      'bookings: property# calendar#',
      'bookings: property# calendars',
      'bookings: property# reading#',
      'bookings: property# told#',
      'bookings: property# clash#',
      'bookings: property# waits',
      'bookings: calendar-link# calendar-link',
      'bookings: feeds-due ',
      'users: clashes# ',
    ],
  },
  {
    what: msg`Events of these calendars: their nights, and the words of the platform, which may have your name`,
    why: msg`So that the owner knows who comes`,
    who: msg`The owner`,
    howLong: msg`365 days after the last night, or until the platform or the owner takes them away`,
    keys: ['bookings: property# event#'],
  },
];
