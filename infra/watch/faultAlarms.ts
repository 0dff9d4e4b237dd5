import { Duration } from 'aws-cdk-lib';
import type { Symptom } from '../stacks/addAlarm.ts';
import type { Stage } from '../stages/stage.ts';
import { faults, figure } from './ownMetrics.ts';

/** Alarms on what the functions of a stage count themselves; none where it has no metrics. */
export function ownSymptoms(stage: Stage): Symptom[] {
  return stage.metrics ? [...faultSymptoms(stage), ...mailSymptoms(stage)] : [];
}

const named = 'The message names the operation. Runbook: faults of an operation.';

/**
 * Operations are few that people call seldom and cannot do without: a request for a room is one call of five hundred, and at
 * night one in an hour. So each fault counts, and no share of calls: faults of ours do not pass by themselves. Of an outage
 * of what stands behind it takes three in ten minutes, as whoever meets it tries again.
 */
function faultSymptoms(stage: Stage): Symptom[] {
  return [
    {
      name: 'booking-faults',
      says:
        'A call about bookings, nights or reviews has failed with a fault of ours, or a run of the clock could not end a ' +
        `request or remind a guest. Somebody cannot ask for a room, answer or cancel. ${named}`,
      metric: faults(stage, 'bookingFaults'),
      from: 1,
    },
    {
      name: 'account-faults',
      says:
        'A call about accounts has failed with a fault of ours. Somebody cannot sign up, log in, confirm an e-mail or get ' +
        `a new password. ${named}`,
      metric: faults(stage, 'accountFaults'),
      from: 1,
    },
    {
      name: 'property-faults',
      says:
        'A call about properties or photos has failed with a fault of ours, or a save stays half done. Somebody cannot list or ' +
        `change rooms, or what travellers find is not what the owner sees. ${named}`,
      metric: faults(stage, 'propertyFaults'),
      from: 1,
    },
    {
      name: 'search-faults',
      says: `Five calls of one operation that finds or shows rooms have failed with a fault of ours in five minutes. ${named}`,
      metric: faults(stage, 'searchFaults'),
      from: 5,
    },
    {
      name: 'unavailable',
      says:
        'Three calls of one operation were answered in ten minutes that it cannot be done now: DynamoDB, S3, SES or STS does ' +
        `not answer, or a limit of mails is reached. People are asked to try again. ${named}`,
      metric: faults(stage, 'unavailable', Duration.minutes(10)),
      from: 3,
    },
    {
      name: 'unanswered',
      says:
        'A function has not answered a call: it did not start, broke off, or took too long. Somebody sees that the site ' +
        'does not answer. The message names the route. Runbook: faults of an operation.',
      metric: faults(stage, 'unanswered'),
      from: 1,
    },
  ];
}

const mailsLate = 'Runbook: mails that are late.';

function mailSymptoms(stage: Stage): Symptom[] {
  const late = figure(stage, 'mailLateMinutes', 'Maximum');
  return [
    {
      name: 'mails-late',
      says: `A mail about a booking is half an hour late and still tried; all others go. Somebody waits meanwhile. ${mailsLate}`,
      metric: late,
      from: 30,
    },
    {
      name: 'mails-stuck',
      says:
        'A mail about a booking is half a day late: somebody does not know that a stay was asked for, accepted or cancelled. ' +
        `It is still tried. Mend it, or tell the person otherwise. ${mailsLate}`,
      metric: late,
      from: Duration.hours(12).toMinutes(),
    },
    {
      name: 'mails-held',
      says:
        'The stage has sent all mails about bookings that it may in an hour. Guests and owners get the others later, in one mail; ' +
        'all stands on the site at once. Runbook: mails that are held.',
      metric: figure(stage, 'mailOutcomes.heldByStage'),
      from: 1,
    },
  ];
}
