import { msg } from '@lingui/core/macro';
import { nobody, operators, type RetainedData } from './keptThing.ts';

/** Data outside of our tables. */
export const besideThings: readonly RetainedData[] = [
  {
    what: msg`A line for each request: when it came, what kind it was and how it went, without your name; with errors, what failed`,
    why: msg`To find faults`,
    who: operators,
    howLong: msg`90 days at most`,
    keys: [],
  },
  {
    what: msg`Samples of requests that the firewall looked at, with the address of the connection`,
    why: msg`To see whether it refused somebody wrongly`,
    who: operators,
    howLong: msg`3 hours`,
    keys: [],
  },
  {
    what: msg`Changes of bookings and listings on their way to the mails that follow from them`,
    why: msg`So that no mail is lost`,
    who: nobody,
    howLong: msg`24 hours. Failed work waits for us 14 days, with the email address of a mail, or the address of the connection that sent a photo`,
    keys: [],
  },
  {
    what: msg`Earlier states of all tables`,
    why: msg`To bring them back after a disaster`,
    who: nobody,
    howLong: msg`35 days`,
    keys: [],
  },
];
