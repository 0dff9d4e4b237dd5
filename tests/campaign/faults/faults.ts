import { setTimeout as wait } from 'node:timers/promises';
import { startPushService } from '../../../infra/local/push/startPushService.ts';
import type { Operation } from '../../../shared/api.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import type { Figures, Run } from '../campaign.ts';
import type { ApiAnswer } from '../client/api.ts';
import { checkFollowed } from '../crowd/checkEvents.ts';
import { checkAll, crowdAtWork, openOwners } from '../crowd/crowd.ts';
import { moneyFigures } from '../crowd/moneyFigures.ts';
import { openInns } from '../crowd/openInns.ts';
import { Scene } from '../crowd/scene.ts';
import { talkFigures, talkLimits } from '../crowd/talkFigures.ts';
import { checkAnswer } from '../document/answerCheck.ts';
import { documented } from '../document/operations.ts';
import { percentile, Tally } from '../figures.ts';
import { randomOf } from '../random.ts';
import { startServer } from '../server/server.ts';
import { type FaultyProxy, startFaultyProxy } from './faultyProxy.ts';
import { services } from './services.ts';
import { Weather } from './weather.ts';

/** Parts of all calls that something happens to. */
const ratesOf = ({ small }: Run) => (small ? [0.1, 0.5] : [0.01, 0.1, 0.5]);

/** The engines behind proxies that drop, delay, throttle and fail calls, and a crowd that writes all the while. */
export async function faults(run: Run): Promise<Figures> {
  const { small, findings, say } = run;
  const weather = new Weather(randomOf(run.seed));
  const fates = new Tally();
  const phones = await startPushService(run.folder);
  const { server, proxies } = await startBehindProxies(run, { weather, fates, phones });
  const scene = new Scene(run, server, await aJpeg({ width: 400, height: 330 }));
  await openOwners(scene, small ? 4 : 8);
  await openInns(scene, small ? 2 : 4, () => phones.standIn.subscribe());
  scene.onAnswer = (operation, answer) => judge(run, operation, answer);
  for (const [round, rate] of ratesOf(run).entries()) {
    weather.rate = rate;
    const working = crowdAtWork(scene, round, small ? 3 : 5);
    await wait(small ? 1_200 : 90_000);
    scene.going = false;
    await working;
    weather.rate = 0;
    await untilStill(proxies);
    await server.eventsDone();
    findings.addAll('the hourly round failed', await server.hourIsOver());
    await checkAll(scene, `after ${rate * 100} %`);
    say(`${rate * 100} %: ${scene.tally}, ${findings.count} findings`);
  }
  const { problems, stores } = await checkFollowed(scene);
  findings.addAll('what follows from a booking was never done', problems);
  findings.addAll('the server ended', server.fate());
  await server.stop();
  for (const proxy of proxies) proxy.stop();
  await phones.stop();
  return {
    writes: String(scene.tally),
    ...talkFigures(scene, stores, phones),
    ...moneyFigures(scene, stores),
    'calls of engines': String(fates),
    'slowest, ms': Math.round(percentile(scene.times, 1)),
  };
}

interface Surroundings {
  weather: Weather;
  fates: Tally;
  phones: { network: string };
}

/** A server whose functions reach every engine through a proxy. */
async function startBehindProxies(run: Run, { weather, fates, phones }: Surroundings) {
  const before = Object.entries(services).map(async ([variable, { place, errors }]) => {
    return { variable, place, proxy: await startFaultyProxy(errors, weather, fates) };
  });
  const standing = await Promise.all(before);
  const engines = Object.fromEntries(standing.map(({ variable, proxy }) => [variable, proxy.endpoint]));
  const reach = { ...engines, PUSH_NETWORK: phones.network };
  const server = await startServer({ ...run, reach, limits: talkLimits, disorder: true });
  for (const { place, proxy } of standing) proxy.aim(server[place]);
  return { server, proxies: standing.map(({ proxy }) => proxy) };
}

/** Whatever happens behind, what is answered is in the document and in time. */
function judge({ findings }: Run, name: Operation, answer: ApiAnswer): void {
  const operation = documented.find((each) => each.name === name);
  if (operation) checkAnswer(findings, { operation, answer, request: name });
}

/** A function that the gateway gave up goes on, and may still write: it is over when no call has come for half a second. */
async function untilStill(proxies: readonly FaultyProxy[]): Promise<void> {
  for (let still = 0; still < 10; ) {
    still = proxies.every((proxy) => proxy.underWay() === 0) ? still + 1 : 0;
    await wait(50);
  }
}
