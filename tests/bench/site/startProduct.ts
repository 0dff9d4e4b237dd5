import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { addDays, today } from '../../../shared/rules/dates.ts';

const port = 3990;
export const origin = `http://localhost:${port}`;

/** Starts the product with its samples, as `npm start` does after a build. */
export async function startProduct() {
  const data = mkdtempSync(join(tmpdir(), 'sarai-bench-'));
  const env = { ...process.env, PORT: String(port), SES_PORT: String(port + 1), SARAI_DATA: data };
  const server = spawn(process.execPath, ['infra/local/start.js'], { env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilReady();
  return {
    pages,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const ready = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(500);
  }
  throw new Error('The product did not start in two minutes.');
}

/** Results with dates, as somebody passes their address on. */
export function datedSearch(): string {
  return `/search?location=Hunza&checkIn=${addDays(today(), 20)}&checkOut=${addDays(today(), 23)}`;
}

/** The pages that are measured, by name, at an address of the product. */
async function pages(at: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/rooms?city=hunza&limit=1`);
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  const addresses = (prefix: string) => ({
    home: `${at}${prefix || '/'}`,
    results: `${at}${prefix}/search?location=Hunza`,
    dated: `${at}${prefix}${datedSearch()}`,
    details: `${at}${prefix}/user/room-details/${data[0]?._id}?room=1`,
    guide: `${at}${prefix}/Hunza`,
  });
  const urdu = Object.entries(addresses('/ur')).map(([name, address]) => [`${name} in Urdu`, address]);
  return { ...addresses(''), ...Object.fromEntries(urdu) };
}
