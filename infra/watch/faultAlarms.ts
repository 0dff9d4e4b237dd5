import { Duration } from 'aws-cdk-lib';
import type { Symptom } from '../stacks/addAlarm.ts';
import type { Stage } from '../stages/stage.ts';
import { faults, figure } from './ownMetrics.ts';

/** Alarms on what the functions of a stage count themselves; none where it has no metrics. */
export function ownSymptoms(stage: Stage): Symptom[] {
  return stage.metrics ? [...faultSymptoms(stage), ...mailSymptoms(stage)] : [];
}

// Lines that have a fault or a mail are counted: there is no value where there is none.
const shared = { noData: 'good', from: 1 } as const;

const ofOperation = { ...shared, page: 'faults-of-an-operation' } as const;

const named = 'The message names the operation.';

/**
 * Operations are few that people call seldom and cannot do without: a request for a room is one call of five hundred, and at
 * night one in an hour. So each fault counts, and no share of calls: faults of ours do not pass by themselves. Of an outage
 * of what stands behind it takes three in ten minutes, as whoever meets it tries again.
 */
function faultSymptoms(stage: Stage): Symptom[] {
  return [
    {
      ...ofOperation,
      name: 'booking-faults',
      says:
        'A call about bookings or nights has failed with a fault of ours, or a run of the clock could not end a request or ' +
        `remind a guest. Somebody cannot ask for a room, answer or cancel. ${named}`,
      wakes: true,
      metric: faults(stage, 'bookingFaults'),
    },
    {
      ...ofOperation,
      name: 'account-faults',
      says:
        'A call about accounts has failed with a fault of ours. Somebody cannot sign up, log in, confirm an e-mail or get ' +
        `a new password. ${named}`,
      wakes: true,
      metric: faults(stage, 'accountFaults'),
    },
    {
      ...ofOperation,
      name: 'property-faults',
      says:
        'A call about properties or photos has failed with a fault of ours, or a save stays half done. Somebody cannot list or ' +
        `change rooms, or what travellers find is not what the owner sees. ${named}`,
      wakes: false,
      metric: faults(stage, 'propertyFaults'),
    },
    {
      ...ofOperation,
      name: 'room-faults',
      says:
        'A call that finds or shows rooms, reviews or kept rooms has failed with a fault of ours. Where it is one in a hundred of ' +
        `all calls, another alarm wakes somebody. ${named}`,
      wakes: false,
      metric: faults(stage, 'roomFaults'),
    },
    {
      ...ofOperation,
      name: 'unavailable',
      says:
        'Three calls of one operation were answered in ten minutes that it cannot be done now: DynamoDB, S3, SES or STS does ' +
        `not answer, or a limit of mails is reached. People are asked to try again. ${named}`,
      wakes: true,
      metric: faults(stage, 'unavailable', Duration.minutes(10)),
      from: 3,
    },
    {
      ...ofOperation,
      name: 'unanswered',
      says:
        'A function has not answered a call: it did not start, broke off, took too long, or too many ran. Somebody sees that ' +
        'the site does not answer. The message names the route.',
      wakes: true,
      metric: faults(stage, 'unanswered'),
    },
  ];
}

const ofLateMails = { ...shared, page: 'mails-that-are-late', wakes: false } as const;

function mailSymptoms(stage: Stage): Symptom[] {
  const late = figure(stage, 'mailLateMinutes', 'Maximum');
  return [
    {
      ...ofLateMails,
      name: 'mails-late',
      says: 'A mail about a booking is half an hour late and still tried; all others go. Somebody waits meanwhile.',
      metric: late,
      from: 30,
    },
    {
      ...ofLateMails,
      name: 'mails-stuck',
      says:
        'A mail about a booking is half a day late: somebody does not know that a stay was asked for, accepted or cancelled. ' +
        'It is still tried. Mend it, or tell the person otherwise.',
      metric: late,
      from: Duration.hours(12).toMinutes(),
    },
    {
      ...shared,
      page: 'mails-that-are-held',
      name: 'mails-held',
      says:
        'The stage has sent all mails about bookings that it may in an hour. Guests and owners get the others later, in one mail; ' +
        'all stands on the site at once.',
      wakes: false,
      metric: figure(stage, 'mailOutcomes.heldByStage'),
    },
  ];
}
