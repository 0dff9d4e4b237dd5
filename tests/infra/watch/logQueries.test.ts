import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listener, type QueueMessage } from '../../../functions/bus/listener.ts';
import { handler as blockAddress } from '../../../functions/events/blockAddress.ts';
import { payeeOpening, payeeSealing } from '../../../functions/money/sealing.ts';
import { handlerOf } from '../../../functions/runtime/handlerOf.ts';
import { implement } from '../../../functions/runtime/implement.ts';
import { onEvent } from '../../../functions/runtime/onEvent.ts';
import { accessLogFields } from '../../../infra/api/accessLog.ts';
import { answer } from '../../../shared/answers.ts';
import { getHealth } from '../../../shared/contracts/health.ts';
import { fail } from '../../../shared/errors.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';
import { bounceOf } from '../../support/mailFeedback.ts';
import { keyFileOf } from '../../support/signing.ts';

/** Of what Lambda says of a call by itself ("Lambda Telemetry API Event schema reference", Lambda Developer Guide). */
const ofLambda = ['type', 'record.requestId', 'record.status', 'record.errorType'];

const ofLanguage =
  'fields filter stats sort asc desc by as and or not count pct max ispresent @timestamp @log @message'.split(' ');

/** It reaches nothing. */
const health = handlerOf(getHealth, {}, async () => answer('healthy'));

/** The blocks of the runbook that are in no other language. */
const queries = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(
  ([, language, text = '']) => (language === '' ? [text] : []),
);

/** Names of fields in a query: all its words but texts, what it names itself and what the language has. */
function fieldsIn(query: string): string[] {
  const named = new Set([...query.matchAll(/\bas (\w+)/g)].map(([, name]) => name));
  const words = query.replaceAll(/"[^"]*"/g, '').match(/@?[A-Za-z][\w.]*/g) ?? [];
  return words.filter((word) => !ofLanguage.includes(word) && !named.has(word));
}

/** As CloudWatch names the fields of a line: those within others by their whole way. */
function pathsIn(line: object, before = ''): string[] {
  return Object.entries(line).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? pathsIn(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

function messageOf(name: string, detail: object): QueueMessage {
  return {
    messageId: 'm1',
    receiptHandle: 'handle',
    eventSourceARN: 'arn:aws:sqs:eu-west-1:1:sarai-test-mailBooking',
    body: JSON.stringify({ id: 'e1', 'detail-type': name, detail }),
    attributes: { ApproximateReceiveCount: '1', SentTimestamp: String(Date.now()) },
  };
}

/** Lines of what goes well and of what fails, of requests and of events. */
async function linesOfEveryKind(): Promise<object[]> {
  const lines = listenAsLambda();
  const fault = async () => {
    throw fail('mail_unavailable', { cause: Object.assign(new Error('A'), { code: 'Throttling' }) });
  };
  const needs = { summary: '', memoryMegabytes: 1, timeoutSeconds: 1 };
  const onPhoto = onEvent({ ...needs, trigger: { on: 'photo', prefix: '' } }, {}, fault);
  const heard = { bookingId: 'b1', propertyId: 'p1', at: '' };
  const onBus = listener({ ...needs, trigger: { on: 'bus', events: ['booking.accepted'] }, harm: '' }, {}, fault);
  await call(health, { headers: { 'x-amz-cf-id': 'x'.repeat(54) } });
  await call(implement(getHealth, {}, fault));
  await onPhoto({ detail: { object: { key: 'v/p1' } } }).catch(() => undefined);
  await onBus({ Records: [messageOf('booking.accepted', heard)] });
  const blocks = { block: async () => true };
  setForTest('PEOPLE_KEY', keyFileOf('a key of one test'));
  const key = { pk: 'user#v1', sk: 'payee#0001' };
  const sealed = await payeeSealing.open().seal({ title: 'Gul' }, key);
  await payeeOpening.open().open(sealed, key, { role: 'vendor', id: 'v1', staffId: 's1' });
  const run = () => blockAddress.run(bounceOf('gul@example.com'), { users: blocks, vendors: blocks });
  await onEvent(blockAddress.needs, {}, run)({});
  return asRead(lines);
}

test('the queries of the runbook ask for fields that the lines have', async () => {
  const lines = await linesOfEveryKind();
  const there = new Set([...ofLambda, ...[accessLogFields, ...lines].flatMap((line) => pathsIn(line))]);
  expect(queries.length).toBeGreaterThanOrEqual(6);
  expect(queries.flatMap(fieldsIn).filter((field) => !there.has(field))).toEqual([]);
});
