import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import packageJson from '../../package.json' with { type: 'json' };
import type { BenchOptions } from './options.ts';

/** Seconds from a start on to the first answer, and megabytes resident of all processes of the server. */
const budgets = { first: 15, restart: 5, rest: 300, searched: 350 };

const searches = 2000;
const restMs = 5000;

/** The searches of people at a desk, one after the other: places, prices, guests and dates. */
const addresses = ['Murree', 'Hunza', 'Swat', 'Skardu', 'Gilgit', 'Kashmir'].flatMap((location) => [
  `location=${location}`,
  `location=${location}&minPrice=3000&maxPrice=20000&minCapacityMembers=2`,
  `location=${location}&checkIn=${daysAhead(20)}&checkOut=${daysAhead(22)}`,
]);

/** `npm start` with nothing built or stored, then again on the same folders, then searches: seconds and memory. */
export async function homeBench({ small }: BenchOptions): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'sarai-home-'));
  const port = await getPort();
  rmSync('build/site.sha256', { force: true });
  const first = await start(data, port);
  await stop(first.server);
  const again = await start(data, port);
  try {
    await wait(restMs);
    const rest = residentOf(again.server.pid ?? 0);
    await search(port, small ? 200 : searches);
    const searched = residentOf(again.server.pid ?? 0);
    await wait(restMs);
    const later = residentOf(again.server.pid ?? 0);
    console.table([
      row('first start, s', first.seconds, budgets.first),
      row('restart, s', again.seconds, budgets.restart),
      row('at rest, MB', sum(rest), budgets.rest),
      row('after the searches, MB', sum(searched), budgets.searched),
      row('five seconds later, MB', sum(later), budgets.searched),
    ]);
    console.table({ 'at rest': rest, 'after the searches': searched });
  } finally {
    await stop(again.server);
    rmSync(data, { recursive: true, force: true });
  }
}

async function search(port: number, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const answer = await fetch(
      `http://localhost:${port}/api/user/searching-room?${addresses[count % addresses.length]}`,
    );
    const body = await answer.text();
    if (!answer.ok) throw new Error(`A search was answered ${answer.status}: ${body}`);
  }
}

function row(what: string, value: number, budget?: number) {
  if (budget !== undefined && value > budget) process.exitCode = 1;
  return {
    what,
    value: Math.round(value * 10) / 10,
    budget: budget === undefined ? '' : `${budget}${value > budget ? ' missed' : ''}`,
  };
}

function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function start(data: string, port: number) {
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), SES_PORT: '0', SARAI_DATA: data };
  const server = spawn(process.execPath, packageJson.scripts.start.split(' ').slice(1), { env, stdio: 'inherit' });
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    await wait(50);
  }
  return { server, seconds: (performance.now() - began) / 1000 };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Megabytes resident of a process and of all that it has started, by their commands. */
function residentOf(pid: number): Record<string, number> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, name = ''] = /^Name:\s+(.*)$/m.exec(status) ?? [];
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  const own = { [`${name} ${pid}`]: Math.round(Number(kilobytes) / 1024) };
  return Object.assign(own, ...childrenOf(pid).map(residentOf));
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function sum(resident: Record<string, number>): number {
  return Object.values(resident).reduce((total, each) => total + each, 0);
}
