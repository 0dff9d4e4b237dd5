import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, today } from '../../shared/rules/dates.ts';
import { asking } from '../campaign/client/api.ts';
import { propertyForm } from '../campaign/client/forms.ts';
import { wireTo } from '../campaign/client/http.ts';
import { confirmed, mustBe, signUp } from '../campaign/client/people.ts';
import { percentile } from '../campaign/figures.ts';
import { randomOf } from '../campaign/random.ts';
import { type MailSink, startMailSink } from '../campaign/server/mailSink.ts';
import { startServer } from '../campaign/server/server.ts';
import type { BenchOptions } from './options.ts';

/** Seconds within which half of the mails, and all but one in twenty, must come on one machine, which reads streams every second. */
const budget = { p50: 1, p95: 2 };

/** Prints how long a mail takes from the answer to a request, or to its acceptance, until SES has it. */
export async function eventsBench({ small, seed, attempts = small ? 5 : 30 }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-events-'));
  const sink = await startMailSink();
  const server = await startServer({ folder, engine: 'dynoxide', reach: { AWS_ENDPOINT_URL_SES: sink.endpoint } });
  try {
    const times = await measure(asking(wireTo(server.port)), sink, { seed, attempts });
    const [p50, p95] = [percentile(times, 0.5) / 1000, percentile(times, 0.95) / 1000];
    console.log(`  ${times.length} mails: p50 ${p50.toFixed(2)} s, p95 ${p95.toFixed(2)} s`);
    if (p50 > budget.p50 || p95 > budget.p95) process.exitCode = 1;
  } finally {
    await server.stop();
    sink.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Ask = ReturnType<typeof asking>;

/** Asks for a room and accepts it, again and again; answers the milliseconds of each mail. */
async function measure(ask: Ask, sink: MailSink, { seed, attempts }: { seed: number; attempts: number }) {
  const random = randomOf(seed, 3_000);
  const [host, guest] = [
    await confirmed(ask, sink.endpoint, await signUp(ask, 'vendor', 'bench-host')),
    await confirmed(ask, sink.endpoint, await signUp(ask, 'user', 'bench-guest')),
  ];
  const form = propertyForm(random, 'Bench House', 1);
  const rooms = form.hotelDetail.rooms.map((room) => ({ ...room, capacity: 2, availability: true }));
  const listing = { ...form, hotelDetail: { ...form.hotelDetail, rooms }, vendorId: host.id };
  const propertyId = mustBe(201, await ask('createProperty', { token: host.token, body: listing })).body.data._id;
  const times: number[] = [];
  for (let day = 1; day <= attempts; day += 1) {
    // Nobody asks in step with the reader of the stream.
    await wait(random.whole(0, 1000));
    const stay = { bookingStartDate: addDays(today(), 2 * day), bookingEndDate: addDays(today(), 2 * day + 1) };
    const body = { propertyId, roomNumber: 101, guests: 1, ...stay };
    const asked = mustBe(201, await ask('createBookingRequest', { token: guest.token, body }));
    times.push(await untilMail(sink, host.email));
    const query = { bookingRequestId: asked.body.data._id };
    const own = { token: host.token, params: { vendorId: host.id }, query };
    await wait(random.whole(0, 1000));
    mustBe(200, await ask('acceptBookingRequests', own));
    times.push(await untilMail(sink, guest.email));
  }
  return times;
}

/** Milliseconds from now until the next mail to an address is taken. @throws Error after 30 seconds */
async function untilMail({ mails }: MailSink, email: string): Promise<number> {
  const from = performance.now();
  const before = mails.length;
  for (; performance.now() < from + 30_000; await wait(2)) {
    const mail = mails.slice(before).find(({ to }) => to === email);
    if (mail) return mail.at - from;
  }
  throw new Error(`No mail has come to ${email}.`);
}
