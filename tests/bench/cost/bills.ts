import { firewallRules } from '../../../infra/firewall/firewallRules.ts';
import type { Stage } from '../../../infra/stages/stage.ts';
import { free, prices } from './prices.ts';
import type { StageParts } from './templates.ts';
import { eventsOfBus, logBytes, looksIntoQueue, versions } from './visit.ts';

/** Tables, and that they can be restored to any second. */
export function storedBill(bytes: number, isRestorable: boolean): number {
  const stored = gigabytes(bytes);
  return (
    beyond(stored, free.storedGigabytes) * prices.storedItems.dollars +
    (isRestorable ? stored * prices.restoring.dollars : 0)
  );
}

/** A queue is looked into while it is empty; an event is put on the bus, and once into each queue that hears it. */
export function busBill(share: number, { queuesRead }: StageParts): number {
  if (queuesRead === 0) return 0;
  const events = share * eventsOfBus.told;
  // It is put there, read and deleted.
  const calls = queuesRead * looksIntoQueue + events * eventsOfBus.heardBy * 3;
  return (
    millions(beyond(calls, free.queueCalls)) * prices.queueCalls.dollars + millions(events) * prices.busEvents.dollars
  );
}

export function watchBill(calls: number, parts: StageParts, isTraced: boolean): number {
  return (
    gigabytes(calls * logBytes) * prices.logs.dollars +
    beyond(parts.alarmMetrics, free.alarms) * prices.alarms.dollars +
    beyond(parts.ownMetrics, free.ownMetrics) * prices.ownMetrics.dollars +
    parts.largeDashboards * prices.dashboards.dollars +
    (isTraced ? millions(calls * tracedShare) * prices.traces.dollars : 0)
  );
}

/** X-Ray records one call a second and one in twenty of the others. */
const tracedShare = 0.05;

/** A key asks for its month, and for each data key that it makes or opens. */
export function keyBill(calls: number, { keys }: StageParts): number {
  return keys * prices.keys.dollars + (beyond(calls, free.keyCalls) / 10_000) * prices.keyCalls.dollars;
}

/** The firewall looks at every request, and asks for each rule by the month. */
export function firewallBill(requests: number, firewall: Stage['firewall']): number {
  if (!firewall) return 0;
  const rules = firewallRules(firewall).length;
  return (
    prices.firewallList.dollars + rules * prices.firewallRule.dollars + millions(requests) * prices.firewall.dollars
  );
}

export function edgeBill({
  requests,
  functionCalls,
  bytes,
}: Record<'requests' | 'functionCalls' | 'bytes', number>): number {
  return (
    (beyond(requests, free.edgeRequests) / 10_000) * prices.edgeRequests.dollars +
    beyond(gigabytes(bytes), free.edgeGigabytes) * prices.edgeTraffic.dollars +
    millions(beyond(functionCalls, free.edgeFunctions)) * prices.edgeFunctions.dollars
  );
}

export function lambdaBill({ calls, gigabyteSeconds }: { calls: number; gigabyteSeconds: number }): number {
  return (
    millions(beyond(calls, free.lambdaCalls)) * prices.lambdaCalls.dollars +
    beyond(gigabyteSeconds, free.lambdaSeconds) * prices.lambdaSeconds.dollars
  );
}

/**
 * Six files of a photo, of 400 KB together, that stay for years: a year of them is counted, and the versions of those that are replaced.
 * One look in twenty is not kept at the edge.
 */
export function s3Bill(photos: number, seen: number): number {
  const kept = 12 + versions.share * (versions.days / 30);
  return (
    gigabytes(photos * kept * 400_000) * prices.files.dollars +
    ((photos * 7) / 1000) * prices.filePuts.dollars +
    (seen / 20 / 1000) * prices.fileGets.dollars
  );
}

function beyond(used: number, given: number): number {
  return Math.max(0, used - given);
}

export function millions(count: number): number {
  return count / 1_000_000;
}

export function gigabytes(bytes: number): number {
  return bytes / 1_000_000_000;
}
