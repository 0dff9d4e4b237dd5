import type { Series } from './metricMath.ts';

export type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

export type MissingData = 'breaching' | 'notBreaching' | 'ignore' | 'missing';

export interface AlarmRule {
  evaluationPeriods: number;
  datapointsToAlarm: number;
  missing: MissingData;
  breaches(value: number): boolean;
}

/**
 * CloudWatch looks at more periods than it evaluates. AWS says of three that it takes five, and not how many of others: two more are
 * taken here for each.
 */
const beyond = 2;

/**
 * The state of an alarm after a period, by "Configuring how CloudWatch alarms treat missing data" (Amazon CloudWatch User Guide):
 * the newest values that are there count; only where they are fewer than the periods of the rule, missing ones are filled in.
 * @param before the state so far, which `ignore` keeps
 */
export function stateAfter(rule: AlarmRule, series: Series, period: number, before: AlarmState): AlarmState {
  const { evaluationPeriods, datapointsToAlarm, missing } = rule;
  const there = pointsIn(rule, series, period);
  const newest = there.slice(0, evaluationPeriods);
  const breaching = newest.filter(({ breaches }) => breaches).length;
  const absent = evaluationPeriods - newest.length;
  const filled = missing === 'breaching' ? absent : 0;
  if (breaching + filled >= datapointsToAlarm) return 'ALARM';
  const hasSaidNo = absent === 0 || newest.some(({ breaches }) => !breaches);
  if (missing === 'breaching' || missing === 'notBreaching' || hasSaidNo) return 'OK';
  return missing === 'ignore' ? before : withoutData(rule, there);
}

/** All that is there breaches, if anything is: it rings where it has for as long as the rule asks. */
function withoutData({ datapointsToAlarm }: AlarmRule, there: readonly Point[]): AlarmState {
  const oldest = there.at(-1)?.age ?? 0;
  return oldest > 1 && oldest >= datapointsToAlarm ? 'ALARM' : 'INSUFFICIENT_DATA';
}

interface Point {
  /** In periods, 1 for the newest. */
  age: number;
  breaches: boolean;
}

/** The values that are there, the newest first. */
function pointsIn({ evaluationPeriods, breaches }: AlarmRule, series: Series, period: number): Point[] {
  return Array.from({ length: evaluationPeriods + beyond }, (_, back) => back).flatMap((back) => {
    const value = series.get(period - back);
    return value === undefined ? [] : [{ age: back + 1, breaches: breaches(value) }];
  });
}

/** The periods after which an alarm is in ALARM, in their order. */
export function ringsAfter(rule: AlarmRule, series: Series, periods: number): number[] {
  let state: AlarmState = 'OK';
  const rings: number[] = [];
  for (let period = 0; period < periods; period++) {
    state = stateAfter(rule, series, period, state);
    if (state === 'ALARM') rings.push(period);
  }
  return rings;
}
