import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSts } from '../../../../infra/local/engines/sts.ts';

const Policy = JSON.stringify({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: 's3:PutObject', Resource: ['arn:aws:s3:::photos/a'] }],
});
const sound = { Action: 'AssumeRole', Policy, DurationSeconds: '900' };

async function start() {
  const engine = await startSts();
  onTestFinished(engine.stop);
  const call = (form: Record<string, string>) =>
    fetch(engine.endpoint, { method: 'POST', body: new URLSearchParams(form) });
  return { engine, call };
}

test('a role that was taken is remembered by its token, with its policy and its end', async () => {
  const { engine, call } = await start();
  const answer = await call(sound);
  const token = /<SessionToken>(.*)<\/SessionToken>/.exec(await answer.text())?.[1] ?? '';
  expect(engine.sessionOf(token)?.statements).toMatchObject([
    { Action: 's3:PutObject', Resource: ['arn:aws:s3:::photos/a'] },
  ]);
  const left = Number(engine.sessionOf(token)?.expires) - Date.now();
  expect(left).toBeGreaterThan(890_000);
  expect(left).toBeLessThanOrEqual(900_000);
});

test.each([
  ['another action', { ...sound, Action: 'GetCallerIdentity' }],
  ['a policy that is no JSON', { ...sound, Policy: '{' }],
  ['a policy of another form', { ...sound, Policy: '{"Statement":"all"}' }],
  ['a duration that is no number', { ...sound, DurationSeconds: 'soon' }],
])('%s is refused, and the next call is answered', async (_what, form) => {
  const { call } = await start();
  expect((await call(form)).status).toBe(400);
  expect((await call(sound)).status).toBe(200);
});

test('a call that breaks off does no harm to the next one', async () => {
  const { engine, call } = await start();
  const socket = connect(Number(new URL(engine.endpoint).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nAction=');
  await once(socket, 'connect');
  socket.resetAndDestroy();
  expect((await call(sound)).status).toBe(200);
});
