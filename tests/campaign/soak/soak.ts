import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../../../shared/api.ts';
import type { Figures, Run } from '../campaign.ts';
import { asking } from '../client/api.ts';
import { propertyForm } from '../client/forms.ts';
import { wireTo } from '../client/http.ts';
import { mustBe, signUp } from '../client/people.ts';
import { checkAnswer } from '../document/answerCheck.ts';
import { documented } from '../document/operations.ts';
import { percentile, slope, Tally } from '../figures.ts';
import { type Random, randomOf } from '../random.ts';
import { type Server, startServer } from '../server/server.ts';
import { type Client, ordinaryRefusals, ordinaryStep } from './steps.ts';

const clients = 200;

/** Milliseconds that a client looks at what it got, on average. */
const pause = 1_500;

/** Part of the calls of ordinary use that a limit may stop. */
const mostRefused = 0.01;

/** Megabytes of growth a minute that a run of its length can tell from chance; seconds say nothing of what is resident. */
const mostGrowth = { small: { inUse: 60, resident: Infinity }, full: { inUse: 1, resident: 3 } };

/** 200 clients who use the product as people do; nothing fails, and memory stays as it is. */
export async function soak(run: Run): Promise<Figures> {
  const { small, seed, findings } = run;
  const seconds = small ? { warmUp: 4, all: 12 } : { warmUp: 120, all: 600 };
  const server = await startServer(run);
  const wire = wireTo(server.port, clients);
  const times: number[] = [];
  const statuses = new Tally();
  const ask: Client['ask'] = async (operation, asked) => {
    const answer = await asking(wire)(operation, asked);
    times.push(answer.ms);
    statuses.add(ordinaryRefusals.includes(answer.body?.code) ? answer.body.code : String(answer.status));
    if (answer.body?.code !== 'too_many_attempts') judge(run, operation, answer);
    return answer;
  };
  const people = await openPeople(ask, small ? 8 : 30, randomOf(seed));
  times.length = 0;
  const until = performance.now() + seconds.all * 1000;
  const work = Array.from({ length: clients }, async (_, index) => {
    const random = randomOf(seed, index);
    const client: Client = { ask, random, ...(people[index % people.length] as (typeof people)[number]) };
    for (await idle(random); performance.now() < until; await idle(random)) await ordinaryStep(client);
  });
  const memory = watchMemory(run, server, { ...seconds, until });
  await Promise.all(work);
  const growth = await memory;
  checkGrowth(run, growth);
  const refused = statuses.get('429') / statuses.sum;
  if (refused > mostRefused) findings.add('people are refused', `${(100 * refused).toFixed(1)} % of what is asked`);
  findings.addAll('the server ended', server.fate());
  await server.stop();
  return { requests: times.length, answers: String(statuses), ...latency(times), ...growth.figures };
}

function checkGrowth({ small, findings }: Run, growth: { inUse: number; resident: number }): void {
  const most = mostGrowth[small ? 'small' : 'full'];
  for (const kind of ['inUse', 'resident'] as const) {
    const text = `${kind}: ${growth[kind].toFixed(1)} MB a minute, ${most[kind]} at most`;
    if (growth[kind] > most[kind]) findings.add('memory grows', text);
  }
}

/** Random, so that the clients do not march in step. */
function idle(random: Random): Promise<unknown> {
  return wait(random.whole(0, 2 * pause));
}

/** Ordinary use gets an answer: the documented one, and no refusal that no person would understand. */
function judge({ findings }: Run, name: Operation, answer: Awaited<ReturnType<Client['ask']>>): void {
  const operation = documented.find((each) => each.name === name);
  if (operation) checkAnswer(findings, { operation, answer, request: name });
  if (answer.status >= 400 && !ordinaryRefusals.includes(answer.body?.code))
    findings.add('ordinary use was refused', `${name}: ${answer.status} ${answer.text}`);
}

function latency(times: readonly number[]): Figures {
  const parts = { p50: 0.5, p95: 0.95, p99: 0.99, slowest: 1 };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [`${name}, ms`, Math.round(percentile(times, part))]),
  );
}

/** Travellers and vendors, the latter with a property each; several clients share one. */
async function openPeople(ask: Client['ask'], count: number, random: Random) {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const role = index % 2 === 0 ? 'user' : 'vendor';
    const person = await signUp(ask, role, `soak-${index}-${random.whole(0, 1e6)}`);
    if (role === 'user') {
      people.push({ person, rooms: [] });
      continue;
    }
    const form = propertyForm(random, `Soak House ${index}`);
    const body = { ...form, vendorId: person.id };
    const { _id } = mustBe(201, await ask('createProperty', { token: person.token, body })).body.data;
    const rooms = form.hotelDetail.rooms.map(({ roomNumber }) => ({ postId: _id, roomNumber: String(roomNumber) }));
    people.push({ person, rooms });
  }
  return people;
}

interface Span {
  /** Seconds. */
  warmUp: number;
  all: number;
  until: number;
}

/** Looks at the memory after the warm-up, and answers how fast it grows. */
async function watchMemory({ say }: Run, server: Server, { warmUp, all, until }: Span) {
  await wait(warmUp * 1000);
  const points: { at: number; resident: number; inUse: number }[] = [];
  const step = ((all - warmUp) * 1000) / 14;
  while (performance.now() < until) {
    const memory = await server.memory();
    points.push({ at: performance.now() / 60_000, ...memory });
    if (points.length % 3 === 1) say(`${memory.resident.toFixed(0)} MB resident, ${memory.inUse.toFixed(0)} MB in use`);
    await wait(step);
  }
  const growthOf = (kind: 'resident' | 'inUse') => slope(points.map((point) => ({ at: point.at, value: point[kind] })));
  const [inUse, resident] = [growthOf('inUse'), growthOf('resident')];
  const figures = {
    'resident, MB': points.map((point) => point.resident.toFixed(0)).join(' '),
    'resident, MB a minute': resident.toFixed(1),
    'in use, MB a minute': inUse.toFixed(1),
  };
  return { inUse, resident, figures };
}
