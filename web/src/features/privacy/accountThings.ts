import { msg } from '@lingui/core/macro';
import { everybody, nobody, type RetainedData, withAccount } from './keptThing.ts';

/** Data of an account. */
export const accountThings: readonly RetainedData[] = [
  {
    what: msg`Name, email address, phone number, date of birth, gender and language; of owners also the company's name and when the email was confirmed`,
    why: msg`To book, and to be reached`,
    who: msg`Whom you book with, or who books with you: name, email address and phone number. Owners' names and email addresses stand on the pages of their rooms`,
    howLong: withAccount,
    keys: ['users: user# profile', 'users: email# email'],
  },
  {
    what: msg`Your password, in a form that cannot be turned back into it`,
    why: msg`To let you in`,
    who: msg`Nobody, not even we`,
    howLong: withAccount,
    keys: ['users: email# email'],
  },
  {
    what: msg`Each login, as the digest of a random number`,
    why: msg`So that you stay logged in`,
    who: nobody,
    howLong: msg`30 days, or until you log out or set a new password`,
    keys: ['users: user# session#'],
  },
  {
    what: msg`Phones on which you turned notifications on: their address at the notification service of the browser's maker, and their keys`,
    why: msg`To tell you at once of requests, answers, messages, cancellations and your arrival`,
    who: msg`The notification service of your browser's maker sees that a message comes, and not what it says`,
    howLong: msg`Until you turn them off or log out, 30 days at most`,
    keys: ['users: user# push#', 'users: phone# owner'],
  },
  {
    what: msg`Browsers in which you logged in, as the digest of a random number that a cookie holds`,
    why: msg`So that somebody who guesses at your password cannot shut you out`,
    who: nobody,
    howLong: msg`90 days; the cookie stays when you log out`,
    keys: ['users: browser# browser', 'cookie: sarai_browser'],
  },
  {
    what: msg`That you asked for a new password or for a code to log in, with the email address, and the code and the link of the mail as digests; of who is new the name and the phone number too`,
    why: msg`To set the new password, or to log you in`,
    who: nobody,
    howLong: msg`2 hours; the link works for an hour`,
    keys: ['users: recovery# recovery'],
  },
  {
    what: msg`Who helps an owner: name, email address and since when; of who was sent away the name`,
    why: msg`So that they log in for the hotel, and the owner knows who did what`,
    who: msg`The owner`,
    howLong: msg`As long as they help; an invitation 7 days, the name of who was sent away a year`,
    keys: ['users: user# staff', 'users: user# staff#'],
  },
  {
    what: msg`Where guests pay an owner: the title of the account, and its IBAN and numbers of wallets, encrypted, with their last four digits`,
    why: msg`So that accepted guests know where to pay an advance`,
    who: msg`Guests whom the owner has accepted, while an advance is asked for`,
    howLong: msg`As long as the account; what was replaced 90 days more`,
    keys: ['users: user# payees', 'users: user# payee#'],
  },
  {
    what: msg`How many codes a mailbox was sent and how often one was tried, and the code and the link that confirm an email as digests`,
    why: msg`So that nobody finds a code by guessing`,
    who: nobody,
    howLong: msg`30 days`,
    keys: ['users: email# recovery', 'users: user# email-code'],
  },
  {
    what: msg`How often something was tried: from an address of the connection, at an account, with an email address, all as digests`,
    why: msg`To stop abuse`,
    who: nobody,
    howLong: msg`A day at most`,
    keys: ['users: limit#'],
  },
  {
    what: msg`That your browser has done work for a busy network, as a digest that names nobody`,
    why: msg`So that each work counts once`,
    who: nobody,
    howLong: msg`11 minutes`,
    keys: ['users: work# work'],
  },
  {
    what: msg`That our mails to an email address came back or were called spam, as the digest of the address`,
    why: msg`So that we send no more of them`,
    who: msg`Amazon, which sends our mails, keeps such addresses on a list of its own`,
    howLong: msg`180 days, after a complaint 365 days; that it was lifted, 15 days. On Amazon's list until you ask us`,
    keys: ['users: mail-block# mail-block'],
  },
  {
    what: msg`Rooms that a traveller keeps or has removed, when, and for which wishes; 50 at most`,
    why: msg`To find them on another phone`,
    who: nobody,
    howLong: msg`As long as your account, or until you remove them; a note that the account is gone stays a day`,
    keys: ['users: user# kept-rooms'],
  },
  {
    what: msg`How fast an owner answered the last ten requests and paid the last ten refunds, and how many stays guests had in each of the last 12 months`,
    why: msg`To tell guests whether an owner keeps his word`,
    who: everybody,
    howLong: withAccount,
    keys: ['users: user# answers'],
  },
];
