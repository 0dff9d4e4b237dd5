import { newPhone } from '../../../infra/local/push/receiver.ts';
import type { Figures, Run } from '../campaign.ts';
import { acceptedStay, accountOf, beginPayee, beginTerms } from '../client/advances.ts';
import { type Ask, asking, parsed } from '../client/api.ts';
import { propertyForm } from '../client/forms.ts';
import { type Wire, type WireAnswer, type WireRequest, wireTo } from '../client/http.ts';
import { confirmed, type Person, signUp } from '../client/people.ts';
import { checkAnswer } from '../document/answerCheck.ts';
import { type DocumentedOperation, documented } from '../document/operations.ts';
import { percentile, Tally } from '../figures.ts';
import { inParallel } from '../inParallel.ts';
import { type Random, randomOf } from '../random.ts';
import { type Server, startServer } from '../server/server.ts';
import { type Draft, isBeyondContract, soundDraft, wireOf } from './draft.ts';
import { pollution } from './hostileValues.ts';
import { spoil } from './mutations.ts';
import { harvest, Pools } from './pools.ts';

const atOnce = 32;

/** Requests that the document allows, and the same spoiled, as visitor, traveller and vendor. */
export async function fuzz(run: Run): Promise<Figures> {
  const { small, seed, findings, say } = run;
  const count = small ? 1_500 : 100_000;
  const server = await startServer(run);
  const wire = wireTo(server.port, atOnce);
  const pools = await fill(wire, server, randomOf(seed));
  const statuses = new Tally();
  const times: number[] = [];
  await inParallel(atOnce, count, async (index) => {
    const draft = draftOf(seed, index, pools);
    const request = wireOf(draft);
    const answer = await wire(request);
    judge(run, draft, { request, answer, index });
    statuses.add(String(answer.status));
    times.push(answer.ms);
    if (answer.status < 300) harvest(pools, { operation: draft.operation.name, body: parsed(answer.text) });
    if (times.length % (count / (small ? 3 : 20)) === 0) say(`${times.length} requests, ${findings.count} findings`);
  });
  findings.addAll('the server ended', server.fate());
  await server.stop();
  return {
    requests: times.length,
    answers: String(statuses),
    'slowest, ms': Math.round(percentile(times, 1)),
    'p99, ms': Math.round(percentile(times, 0.99)),
  };
}

/** One seed and number make one request, save for what the API has handed out by then. */
function draftOf(seed: number, index: number, pools: Pools): Draft {
  const random = randomOf(seed, index);
  const draft = soundDraft(random, pools, `${seed}-${index}`);
  if (random.chance(0.6)) spoil(draft, random);
  return draft;
}

interface Exchange {
  request: WireRequest;
  answer: WireAnswer;
  index: number;
}

function judge({ findings }: Run, draft: Draft, { request, answer, index }: Exchange): void {
  const text = `#${index} ${textOf(request)}`;
  if (answer.status >= 500) findings.add(`${draft.operation.name}: ${answer.status}`, `${text} -> ${answer.text}`);
  const { method, astray = false } = draft;
  if (!astray && answer.status < 300 && isBeyondContract(draft)) {
    findings.add(`${draft.operation.name}: took what it does not state`, text);
  }
  checkAnswer(findings, {
    operation: operationOf(draft),
    astray,
    answer,
    request: text,
    bodiless: method === 'HEAD' || answer.status === 204,
  });
  const sent = String(request.body ?? '');
  if (answer.text.includes(pollution) && !sent.includes(pollution)) findings.add('an answer was polluted', text);
}

/** GET answers HEAD, and another method may be another operation of the same address. */
function operationOf({ operation, method }: Draft): DocumentedOperation {
  const asked = method === 'HEAD' ? 'GET' : method;
  return documented.find((each) => each.method === asked && each.path === operation.path) ?? operation;
}

/** A request in one line, with what is long in it cut off. */
function textOf({ method, path, headers = {}, body = '' }: WireRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${String(value).slice(0, 60)}`);
  return `${method} ${path.slice(0, 300)} [${shown.join(', ')}] ${String(body).slice(0, 350)}`;
}

/** People of both roles, and something that is theirs. */
async function fill(wire: Wire, server: Server, random: Random): Promise<Pools> {
  const ask = asking(wire);
  const pools = new Pools();
  const guests: Person[] = [];
  for (const role of ['user', 'vendor', 'user', 'vendor'] as const) {
    const person = await confirmed(ask, server.ses, await signUp(ask, role, `fuzz-${role}-${random.whole(0, 1e9)}`));
    pools.add(`token ${role}`, person.token);
    pools.add(role, person.id);
    pools.add('email', person.email);
    const { endpoint, ...keys } = phoneOf(person.id);
    pools.add('endpoint', endpoint);
    pools.add('phoneKey', keys.p256dh);
    pools.add('phoneSecret', keys.auth);
    if (role === 'user') {
      guests.push(person);
      continue;
    }
    const pushKey = await ask('getVendorPushKey', { token: person.token, params: { vendorId: person.id } });
    pools.add('pushKey', pushKey.body?.data?.key);
    pools.add('answer', `campaign-answer-of-${person.id}`);
    const form = propertyForm(random, 'Fuzz House');
    for (const room of form.hotelDetail.rooms) room.availability = true;
    const body = { ...form, vendorId: person.id };
    const { body: created } = await ask('createProperty', { token: person.token, body });
    pools.add('property', created?.data?._id);
    await beginPayee(ask, server, person, accountOf(String(random.whole(1e11, 9e11))));
    pools.add('booking', ...(await askedStays(ask, guests, person, created?.data?._id)));
  }
  return pools;
}

/** Stays of which an advance is asked, of guests at a house whose first room is there. */
async function askedStays(ask: Ask, guests: Person[], vendor: Person, propertyId: string): Promise<string[]> {
  await beginTerms(ask, vendor, propertyId);
  const stays: string[] = [];
  for (const user of guests) {
    for (const ahead of [20, 30, 40]) {
      const requestKey = crypto.randomUUID();
      const at = ahead + 3 * guests.indexOf(user);
      stays.push(await acceptedStay(ask, { user, vendor, propertyId }, requestKey, at));
    }
  }
  return stays;
}

function phoneOf(name: string) {
  const { p256dh, auth } = newPhone();
  return { endpoint: `https://push.sarai.example/send/fuzz-${name}`, p256dh, auth };
}
