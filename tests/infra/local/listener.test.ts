import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openListener, PortInUse, portFrom } from '../../../infra/local/listener.ts';

function startServer(port: number) {
  const server = spawn(process.execPath, [fileURLToPath(new URL('smallServer.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

async function open() {
  const listener = await openListener({ port: 0 });
  onTestFinished(() => listener.close());
  return listener;
}

test('a taken port is said in one sentence, and nothing is left running', async () => {
  const { port } = await open();
  const server = startServer(port);
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(said).toBe(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`);
  expect(code).toBe(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the server in order', async (signal) => {
  const server = startServer(0);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const { engine, url } = JSON.parse(line.toString()) as { engine: string; url: string };
  expect(await (await fetch(url)).text()).toBe('welcome');
  server.kill(signal);
  expect(await once(server, 'exit')).toEqual([0, null]);
  await vi.waitFor(() => expect(fetch(engine)).rejects.toThrow());
});

test('both loopback addresses answer', async () => {
  const listener = await open();
  listener.serve((_request, response) => void response.end('welcome'));
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect(await (await fetch(`http://${host}:${listener.port}/`)).text()).toBe('welcome');
  }
});

test('a port that is taken on one loopback address is taken', async () => {
  const other = createServer();
  other.listen(0, '::1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(openListener({ port })).rejects.toThrow(PortInUse);
});

test('a request that comes before the server is ready waits', async () => {
  const listener = await open();
  const early = fetch(listener.url);
  listener.serve((_request, response) => void response.end('welcome'));
  expect(await (await early).text()).toBe('welcome');
});

test('an error that nobody caught is 500 in the form of every error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const listener = await open();
  listener.serve(() => Promise.reject(new Error('secret')));
  const answer = await fetch(listener.url);
  expect([answer.status, await answer.json()]).toEqual([500, { message: expect.any(String), code: 'internal' }]);
});

test('the port is 3000 when nothing else is said', () => {
  expect(portFrom({})).toBe(3000);
});

test.each(['http', '70000', '-1', '80.5'])('PORT=%s is refused in a sentence', (PORT) => {
  expect(() => portFrom({ PORT })).toThrow(`PORT is "${PORT}", which is no port number.`);
});
