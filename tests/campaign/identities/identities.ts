import { setTimeout as wait } from 'node:timers/promises';
import { api, type Operation } from '../../../shared/api.ts';
import { changes, type Endpoint } from '../../../shared/endpoint.ts';
import { type Role, roles } from '../../../shared/roles.ts';
import type { Figures, Run } from '../campaign.ts';
import { type ApiAnswer, type ApiRequest, asking } from '../client/api.ts';
import { wireTo } from '../client/http.ts';
import { logIn } from '../client/people.ts';
import { checkAnswer } from '../document/answerCheck.ts';
import { documented } from '../document/operations.ts';
import { Tally } from '../figures.ts';
import { startServer } from '../server/server.ts';
import { aimedAtA, aimless } from './aimed.ts';
import { belongingsOf } from './belongings.ts';
import { attemptsWithBorrowed } from './borrowed.ts';
import { type Cast, castAt } from './cast.ts';
import { type Way, ways } from './ways.ts';

interface Stage {
  run: Run;
  cast: Cast;
  ask: ReturnType<typeof asking>;
  statuses: Tally;
}

/** Every operation in every way to be somebody else; what is A's stays as it is, and nobody else is told of it. */
export async function identities(run: Run): Promise<Figures> {
  const { say, findings, seed } = run;
  const server = await startServer(run);
  const wire = wireTo(server.port);
  const ask = asking(wire);
  const cast = await castAt(server, ask, seed);
  const stage: Stage = { run, cast, ask, statuses: new Tally() };
  const before = await untilSettled(() => belongingsOf(server, cast));
  for (const [index, operation] of (Object.keys(api) as Operation[]).entries()) {
    await Promise.all(waysFor(operation, run).map((way) => tryWay(stage, operation, way)));
    if (index % 16 === 15) say(`${index + 1} operations, ${findings.count} findings`);
  }
  for (const { name, right, ask: attempt } of attemptsWithBorrowed({ cast, ask, wire, server })) {
    const answer = await attempt();
    stage.statuses.add(String(answer.status));
    if (!right.includes(answer.status)) findings.add('B got through with something of A', `${name}: ${textOf(answer)}`);
    lookForSecrets(stage, name, {}, answer);
  }
  await server.eventsDone();
  const after = await belongingsOf(server, cast);
  findings.addAll(
    "A's data has changed: gone",
    before.filter((line) => !after.includes(line)),
  );
  findings.addAll(
    "A's data has changed: new",
    after.filter((line) => !before.includes(line)),
  );
  findings.addAll('the server ended', server.fate());
  await server.stop();
  const { statuses } = stage;
  return { ways: ways.length, calls: statuses.sum, answers: String(statuses), "A's items and files": before.length };
}

/** Mails and the like that follow A's own requests come a moment later. */
async function untilSettled(read: () => Promise<string[]>): Promise<string[]> {
  let found = await read();
  for (let same = 0; same < 3; ) {
    await wait(700);
    const now = await read();
    same = now.join() === found.join() ? same + 1 : 0;
    found = now;
  }
  return found;
}

/** Who asks makes no difference to what is for everybody, so that the tests try it in some ways alone. */
function waysFor(operation: Operation, { small }: Run): readonly Way[] {
  const endpoint: Endpoint = api[operation];
  const own = ways.filter(({ on }) => on?.(endpoint) !== false);
  return endpoint.auth === 'public' && small ? own.filter((_, index) => index % 8 === 0) : own;
}

async function tryWay(stage: Stage, operation: Operation, way: Way): Promise<void> {
  const { run, cast, ask, statuses } = stage;
  const { auth }: Endpoint = api[operation];
  const role: Role =
    auth === 'public' ? (roles.find((each) => operation.toLowerCase().includes(each)) ?? 'user') : auth.role;
  const sent = way.with(await ownSession(stage, operation, { role, way }), role);
  const asked = merged(aimedAtA(operation, cast), sent);
  const answer = await ask(operation, asked);
  statuses.add(String(answer.status));
  const what = `${operation} with ${way.name}`;
  if (auth !== 'public' && !rightFor(operation, way, sent).includes(answer.status)) {
    run.findings.add('somebody else got through', `${what}: ${textOf(answer)}`);
  }
  const found = documented.find(({ name }) => name === operation);
  if (found) checkAnswer(run.findings, { operation: found, answer, request: what });
  lookForSecrets(stage, what, asked, answer);
}

/** A logout ends the session that calls: B does it with one that nothing else needs. */
async function ownSession({ cast, ask }: Stage, operation: Operation, by: { role: Role; way: Way }): Promise<Cast> {
  const { role, way } = by;
  if (way.as !== 'b' || !operation.endsWith('Logout')) return cast;
  const token = await logIn(ask, cast.b[role]);
  const helper = { ...cast.helpers.b, token: await logIn(ask, cast.helpers.b) };
  const helpers = { ...cast.helpers, b: helper };
  return { ...cast, helpers, b: { ...cast.b, [role]: { ...cast.b[role], token } } };
}

/** An own thing that B does is refused, too, where the address has names that the operation does not know. */
function rightFor(operation: Operation, { as }: Way, { query }: ApiRequest): readonly number[] {
  if (as === 'nobody') return [401];
  if (as === 'helper') return [403];
  if (!aimless.includes(operation)) return [400, 403, 404];
  return query && changes(api[operation]) ? [400] : [200, 201, 429];
}

function merged(aimed: ApiRequest, way: ApiRequest): ApiRequest {
  return { ...aimed, ...way, query: { ...aimed.query, ...way.query } };
}

/** A's own values are in no answer, unless whoever asks has said it. */
function lookForSecrets({ run, cast }: Stage, what: string, asked: ApiRequest, answer: ApiAnswer): void {
  const said = JSON.stringify(asked);
  for (const secret of cast.secrets) {
    if (answer.text.includes(secret) && !said.includes(secret))
      run.findings.add("a secret of A's was told", `${what}: ${secret}`);
  }
}

function textOf({ status, text, broken }: ApiAnswer): string {
  return `${status} ${broken ?? text}`;
}
