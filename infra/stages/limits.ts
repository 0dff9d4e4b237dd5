import type { Limits } from '../../functions/accounts/limits.ts';
import { requestLimits } from '../../shared/rules/requestLimits.ts';

const quarter = 900;
const hour = 3600;

/**
 * The phone networks of Pakistan put thousands of people behind one address, so that what counts by address only stops
 * floods: a thousand logins in a quarter of an hour are one of each of a thousand people. The pair of account and address protects
 * an account. By account alone it is a hundred, as many as ten addresses have together: enough that
 * guessing from many addresses stays slow, and whoever is shut out by it comes in from a browser of before, or by a reset.
 */
export const limits: Limits = {
  login: {
    pair: { max: 10, seconds: quarter },
    browser: { max: 10, seconds: quarter },
    account: { max: 100, seconds: quarter },
    address: { max: 1000, seconds: quarter },
  },
  signup: { account: { max: 10, seconds: hour }, address: { max: 300, seconds: hour } },
  otp: { address: { max: 600, seconds: hour } },
  // A property of 100 rooms with five photos each, sent room by room, and again.
  photos: { account: { max: 200, seconds: hour } },
  // An account takes a minute: many of them behind one address list no more together than one does.
  properties: { account: { max: 20, seconds: hour }, address: { max: 20, seconds: hour } },
  // Every room of a large hotel switched off and on again.
  changes: { account: { max: 300, seconds: hour } },
  // Behind one address of a phone network are many people; each request brings its owner and its guest mails.
  requests: { account: { max: requestLimits.aDay, seconds: 24 * hour }, address: { max: 300, seconds: hour } },
  // A room can give a night to one of them. Behind one address of a phone network are many people, who work from the sixth on.
  newcomers: { free: { max: 5, seconds: 24 * hour }, all: { max: 20, seconds: 24 * hour } },
  // Somebody reads them; behind one address are many people. Of one listing five from one address say all that the sixth would, and
  // the bound of the listing only keeps the table from growing without end: forty addresses with work for each report reach it.
  reports: { account: { max: 2000, seconds: 24 * hour }, address: { max: 20, seconds: hour } },
  sameReports: { address: { max: 5, seconds: 24 * hour } },
  // A busy hotel answers a hundred people in an hour, and two people who talk write one message a minute; a traveller asks ten hotels.
  messages: { account: { max: 200, seconds: hour } },
  threadMessages: { account: { max: 60, seconds: hour } },
  threads: { account: { max: 10, seconds: 24 * hour } },
  messageReports: { account: { max: 20, seconds: 24 * hour } },
  // Mails of resets and of codes that confirm an address: both roles together stay below the 50,000 mails a day that SES
  // allows at first. Who has no account is told so at most three times a day, and all of them together never use up what
  // the others need.
  mail: {
    all: { max: 1000, seconds: hour },
    strangers: { max: 100, seconds: hour },
    stranger: { max: 3, seconds: 24 * hour },
    newcomers: { max: 400, seconds: hour },
  },
  // A traveller asks ten hotels, and takes nine requests back; an owner declines a busy day's. Mails that one person gets
  // beyond six come in one. With those above it is 3,000 in an hour: a day of such hours is beyond what SES allows at first,
  // and an alarm tells of the first.
  bookingMails: {
    sender: { max: 30, seconds: hour },
    recipient: { max: 6, seconds: hour },
    stage: { max: 1000, seconds: hour },
  },
};

/**
 * Calls of the API in five minutes at which the firewall stops an address until there are fewer again. A visit makes ten to
 * twenty, so that a thousand people may be on the site at the same moment behind one address of a phone network. It is
 * 67 calls a second, so that one address alone cannot use up the throttle of the gateway. Among the thousand phones of such an
 * address one is infected soon, and then all of them stand on Amazon's lists: these are let through too, a tenth as
 * often, which is still a hundred people. A visit asks for some thirty of all requests, files and photos too: twice those of the
 * thousand people, 200 a second, are what the edge answers to one address.
 */
export const firewallLimits = { address: 20_000, suspect: 2000, requests: 60_000 };

/**
 * Units that each table serves a second at most, and each of its indexes. Ten million visits a month take about 700 read and 40 write
 * units of all tables in their busy hour (docs/cost.md). DynamoDB holds tables to it as well as it can, and would serve 40,000 of each else
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode-max-throughput.html).
 */
export const tableUnits = { reads: 10_000, writes: 2000 };

const wide = { max: 10_000, seconds: quarter };

/** On one machine everybody has the same address, a test run that signs up a hundred people included. */
export const localLimits: Limits = {
  login: { ...limits.login, address: wide },
  signup: { ...limits.signup, address: wide },
  otp: { address: wide },
  photos: limits.photos,
  properties: { account: wide, address: wide },
  changes: { account: wide },
  requests: { account: wide, address: wide },
  newcomers: { free: { max: 500, seconds: 24 * hour }, all: wide },
  reports: { account: limits.reports.account, address: wide },
  sameReports: { address: wide },
  messages: limits.messages,
  threadMessages: limits.threadMessages,
  threads: { account: wide },
  messageReports: limits.messageReports,
  mail: { ...limits.mail, all: wide, strangers: wide, newcomers: wide },
  bookingMails: { sender: wide, recipient: wide, stage: wide },
};
