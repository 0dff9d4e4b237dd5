import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor, PortTaken, portFrom } from '../../../infra/local/listen.ts';

function startHouse(port: number) {
  const house = spawn(process.execPath, [fileURLToPath(new URL('house.ts', import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
  });
  onTestFinished(() => void house.kill('SIGKILL'));
  return house;
}

async function open() {
  const door = await openDoor({ port: 0 });
  onTestFinished(() => door.close());
  return door;
}

test('a taken port is said in one sentence, and nothing is left running', async () => {
  const { port } = await open();
  const house = startHouse(port);
  const [said, [code]] = await Promise.all([text(house.stderr), once(house, 'exit')]);
  expect(said).toBe(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`);
  expect(code).toBe(1);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the house in order', async (signal) => {
  const house = startHouse(0);
  const [line] = (await once(house.stdout, 'data')) as [Buffer];
  const { engine, url } = JSON.parse(line.toString()) as { engine: string; url: string };
  expect(await (await fetch(url)).text()).toBe('welcome');
  house.kill(signal);
  expect(await once(house, 'exit')).toEqual([0, null]);
  await vi.waitFor(() => expect(fetch(engine)).rejects.toThrow());
});

test('both loopback addresses answer', async () => {
  const door = await open();
  door.serve((_request, response) => void response.end('welcome'));
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect(await (await fetch(`http://${host}:${door.port}/`)).text()).toBe('welcome');
  }
});

test('a port that is taken on one loopback address is taken', async () => {
  const other = createServer();
  other.listen(0, '::1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(openDoor({ port })).rejects.toThrow(PortTaken);
});

test('a request that comes before the house is ready waits', async () => {
  const door = await open();
  const early = fetch(door.url);
  door.serve((_request, response) => void response.end('welcome'));
  expect(await (await early).text()).toBe('welcome');
});

test('an error that nobody caught is 500 in the form of every error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const door = await open();
  door.serve(() => Promise.reject(new Error('secret')));
  const answer = await fetch(door.url);
  expect([answer.status, await answer.json()]).toEqual([500, { message: expect.any(String), code: 'internal' }]);
});

test('the port is 3000 when nothing else is said', () => {
  expect(portFrom({})).toBe(3000);
});

test.each(['http', '70000', '-1', '80.5'])('PORT=%s is refused in a sentence', (PORT) => {
  expect(() => portFrom({ PORT })).toThrow(`PORT is "${PORT}", which is no port number.`);
});
