import { msg } from '@lingui/core/macro';
import type { RetainedData } from './keptThing.ts';

const untilLogout = msg`Until you log out`;

/** Data of a browser on the device: nobody sees it who does not hold the device. */
export const deviceThings: readonly Omit<RetainedData, 'who'>[] = [
  {
    what: msg`While you are logged in: the number of your account, and the secret of your login`,
    why: msg`So that you stay logged in`,
    howLong: untilLogout,
    keys: [
      'browser: UserloginId',
      'browser: UserToken',
      'browser: VendorloginId',
      'browser: VendorToken',
      'browser: VendorStaff',
    ],
  },
  {
    what: msg`While you set a new password: the email address, and the number of the attempt`,
    why: msg`To go on with the next step`,
    howLong: msg`Until the password is set, or you log out`,
    keys: ['browser: userId', 'browser: userEmail', 'browser: VendorId', 'browser: VendorEmail'],
  },
  {
    what: msg`When a mail with a code was sent to you, to which email address, and the number of the login that it is for`,
    why: msg`So that a reload or a second tab sends no second mail`,
    howLong: msg`Until the next such mail, or you log out`,
    keys: ['browser: sentCode'],
  },
  {
    what: msg`What you have begun and not sent: a request, with your name, email and number where you typed them, a listing, changes of your profile`,
    why: msg`So that a reload loses nothing`,
    howLong: msg`Until you send it or give it up, or log out`,
    keys: ['browser: propertyDrafts', 'browser: bookingDraft', 'browser: profileDraft'],
  },
  {
    what: msg`Rooms that you keep, and the last eight that you opened, with the days, guests and facilities that you looked for`,
    why: msg`To find them again`,
    howLong: msg`Until you remove them, or log out`,
    keys: ['browser: keptRooms', 'browser: seenRooms'],
  },
  {
    what: msg`Pages and drawings of the site, the same for everybody`,
    why: msg`So that they open without a connection, and cost no data twice`,
    howLong: msg`Until a newer version of the site, or until you clear the browser`,
  },
  {
    what: msg`The last 80 photos of rooms that you saw`,
    why: msg`So that they open without a connection, and cost no data twice`,
    howLong: msg`Until others take their place, or you log out`,
  },
  {
    what: msg`Answers about rooms that you opened, about your own bookings, and your messages`,
    why: msg`To read them on the road, without a connection`,
    howLong: msg`30 days, or until you log out`,
  },
  {
    what: msg`Whether notifications on this phone are on, for which account, and whether they show names`,
    why: msg`So that the switch stands as you left it`,
    howLong: untilLogout,
    keys: ['browser: toldPhone', 'browser: phoneAsked'],
  },
  {
    what: msg`A request for a room that you wrote without a connection, or before your email was confirmed`,
    why: msg`To send it when the connection is back, or the email is confirmed`,
    howLong: msg`Until it is sent, or you take it back or log out`,
    keys: ['browser: waitingRequests'],
  },
  {
    what: msg`Messages that you have begun, or wrote without a connection or before your email was confirmed`,
    why: msg`So that a reload loses nothing, and each goes once`,
    howLong: msg`Until they are sent, or you take them back or log out`,
    keys: ['browser: messageDrafts', 'browser: unsentMessages'],
  },
  {
    what: msg`A cookie that says whether you want to use little data`,
    why: msg`The setting belongs to this device`,
    howLong: msg`A year; it stays when you log out`,
    keys: ['cookie: lowData'],
  },
  {
    what: msg`A cookie with the language that you chose`,
    why: msg`So that the site opens in it`,
    howLong: msg`A year; it stays when you log out`,
    keys: ['cookie: language'],
  },
  {
    what: msg`A cookie with a random number, and another one if you also have an owner's account`,
    why: msg`So that the login knows this browser again`,
    howLong: msg`90 days; it stays when you log out`,
    keys: ['cookie: sarai_browser'],
  },
  {
    what: msg`The secret of a mail's link by which an owner answers a request, or somebody confirms an email`,
    why: msg`To do that without logging in`,
    howLong: msg`In the history of this tab, until you close it`,
  },
];
