import { expect, test } from 'vitest';
import { embedMetrics } from '../../../functions/runtime/embedMetrics.ts';
import { count, faultFigures, figures, figuresOfCall, withFigures } from '../../../functions/runtime/figures.ts';
import { implement } from '../../../functions/runtime/implement.ts';
import { onEvent } from '../../../functions/runtime/onEvent.ts';
import { metricSetting } from '../../../infra/functions/metricSettings.ts';
import { answer } from '../../../shared/answers.ts';
import { getHealth } from '../../../shared/contracts/health.ts';
import { fail } from '../../../shared/errors.ts';
import { call } from '../../support/call.ts';
import { metricsIn } from '../../support/embeddedMetrics.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';
import { valuesIn, writeMetrics } from '../../support/metricLines.ts';

const failing = (error: () => unknown) =>
  implement(getHealth, {}, async () => {
    throw error();
  });

const counting = (...names: Parameters<typeof count>[]) =>
  implement(getHealth, {}, async () => {
    for (const each of names) count(...each);
    return answer('healthy');
  });

const needs = {
  trigger: { on: 'clock', everyMinutes: 1 },
  summary: '',
  memoryMegabytes: 1,
  timeoutSeconds: 1,
} as const;

test('a call that counts something is one line, with its metrics at the root and all else as in every line', async () => {
  const lines = writeMetrics('createBookingRequest', 'bookings');
  await call(counting(['requests']));
  expect(asRead(lines)).toMatchObject([
    {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'INFO',
      requestId: 'test',
      message: { operation: 'GET /health', status: 200, gatewayRequestId: 'gateway', figures: { requests: 1 } },
      requests: 1,
    },
  ]);
  expect(lines.flatMap(metricsIn)).toEqual([
    { namespace: 'Sarai/prod', name: 'requests', dimensions: {}, at: expect.any(Number), values: [1] },
  ]);
});

test('a call that counts nothing is a line as ever', async () => {
  const lines = writeMetrics();
  await call(counting());
  expect(asRead(lines)).toEqual([
    expect.objectContaining({ message: expect.not.objectContaining({ figures: expect.anything() }) }),
  ]);
  expect(lines.flatMap(metricsIn)).toEqual([]);
});

test('a stage without metrics writes the figures into the line, and no metric', async () => {
  const lines = listenAsLambda();
  await call(counting(['listings']));
  expect(asRead(lines)).toMatchObject([{ message: { status: 200, figures: { listings: 1 } } }]);
  expect(lines.flatMap(metricsIn)).toEqual([]);
});

test('all figures together are in the format, each under no dimension or under its operation alone', () => {
  const counted = new Map([...Object.values(figures).flat(), ...faultFigures].map((name) => [name, [1]]));
  const line = JSON.stringify(embedMetrics(counted, metricSetting(exampleStages.prod, 'bookingsDue', 'bookings')));
  const taken = metricsIn(line);
  expect(taken.map(({ name }) => name)).toEqual([...counted.keys()]);
  const isFault = ({ name }: { name: string }) => (faultFigures as readonly string[]).includes(name);
  for (const metric of taken) expect(metric.dimensions).toEqual(isFault(metric) ? { operation: 'bookingsDue' } : {});
});

test('counts of a call are one value, and minutes are one each', async () => {
  const lines = writeMetrics();
  await call(counting(['acceptances'], ['acceptances'], ['answerMinutes', 5], ['answerMinutes', 90]));
  expect(valuesIn(lines)).toEqual({ acceptances: [2], answerMinutes: [5, 90] });
});

test('a line has no more values of a metric than CloudWatch takes', async () => {
  const lines = writeMetrics();
  await call(counting(...Array.from({ length: 120 }, () => ['answerMinutes', 1] as const).map(([...each]) => each)));
  expect(valuesIn(lines).answerMinutes).toHaveLength(100);
});

test('a fault counts for the capability of its operation, by the name of the operation', async () => {
  const lines = writeMetrics('createBookingRequest', 'bookings');
  await call(failing(() => new Error('A')));
  expect(lines.flatMap(metricsIn)).toMatchObject([
    { name: 'bookingFaults', dimensions: { operation: 'createBookingRequest' }, values: [1] },
  ]);
  expect(asRead(lines)).toMatchObject([{ level: 'ERROR', message: { status: 500, error: 'Error' } }]);
});

test('what is away counts apart from faults', async () => {
  const lines = writeMetrics('createBookingRequest', 'bookings');
  await call(failing(() => Object.assign(new Error(), { name: 'ThrottlingException' })));
  expect(valuesIn(lines)).toEqual({ unavailable: [1] });
});

test('a call that is refused counts nothing', async () => {
  const lines = writeMetrics('getHealth', 'rooms');
  const refused = implement({ ...getHealth, errors: ['not_found'] }, {}, async () => {
    throw fail('not_found');
  });
  expect((await call(refused)).status).toBe(404);
  expect(lines.flatMap(metricsIn)).toEqual([]);
});

test('a fault after which a run goes on counts for the capability that the function names', async () => {
  const lines = writeMetrics('bookingsDue', 'bookings');
  await onEvent(needs, {}, async () => ({ met: 3, failed: 2 }))({}, { awsRequestId: 'run' });
  expect(lines.flatMap(metricsIn)).toMatchObject([
    { name: 'bookingFaults', dimensions: { operation: 'bookingsDue' }, values: [2] },
  ]);
  expect(asRead(lines)).toMatchObject([{ requestId: 'run', message: { event: 'clock', met: 3, failed: 2 } }]);
});

test('a run without faults counts none', async () => {
  const lines = writeMetrics('bookingsDue', 'bookings');
  await onEvent(needs, {}, async () => ({ met: 3, failed: 0 }))({});
  expect(lines.flatMap(metricsIn)).toEqual([]);
});

test('a run that fails as a whole, which Lambda repeats, counts apart', async () => {
  const lines = writeMetrics('bookingsDue', 'bookings');
  const fails = async () => Promise.reject(new Error());
  await expect(onEvent(needs, {}, fails)({})).rejects.toThrow();
  expect(lines.flatMap(metricsIn)).toMatchObject([{ name: 'eventFaults', dimensions: { operation: 'bookingsDue' } }]);
});

test('a function that names no capability counts no faults that it goes on after', async () => {
  const lines = writeMetrics('mailDigests');
  await onEvent(needs, {}, async () => ({ failed: 2 }))({});
  expect(lines.flatMap(metricsIn)).toEqual([]);
});

test('calls at one time count each for itself', async () => {
  const lines = writeMetrics();
  const one = Promise.withResolvers<void>();
  const slow = implement(getHealth, {}, async () => {
    count('requests');
    await one.promise;
    return answer('healthy');
  });
  const first = call(slow);
  await call(counting(['listings']));
  one.resolve();
  await first;
  expect(asRead(lines).map(({ message }) => message.figures)).toEqual([{ listings: 1 }, { requests: 1 }]);
});

test('outside of a call nothing is counted', () => {
  count('requests');
  expect([...figuresOfCall()]).toEqual([]);
  expect(withFigures(() => [...figuresOfCall()])).toEqual([]);
});
