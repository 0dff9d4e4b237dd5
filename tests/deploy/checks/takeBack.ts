import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { callerOf } from '../../../infra/deployed/openStage.ts';
import { alarmsOf } from '../../../infra/deployed/release/alarms.ts';
import { refusalsBetween } from '../../../infra/deployed/release/conflicts.ts';
import { goingLogs, keepLogs } from '../../../infra/deployed/release/goingLogs.ts';
import { type ReleaseParts, release } from '../../../infra/deployed/release/release.ts';
import { stacksAt } from '../../../infra/deployed/release/stacksAt.ts';
import { keepStanding } from '../../../infra/deployed/release/standing.ts';
import type { Ask } from '../../campaign/client/api.ts';
import { mustBe } from '../../campaign/client/people.ts';
import { mustRun } from '../command.ts';
import { mustHold } from '../journey/scene.ts';
import { makeJourney, prepareJourney, type StandingScene } from '../journey/standing.ts';
import { folderOf, type Release } from '../stacks/cdk.ts';
import { codeChangedBetween, type DeployedCode, functionsOf } from '../stacks/functions.ts';
import { Steps } from '../steps.ts';
import { setAlarm } from './alarms.ts';
import { askEdge, type Edge } from './edge.ts';
import type { Target } from './releases.ts';

/** Pages of a stage on the emulator: its distribution reaches no API, so that the gateway answers for the pages of functions. */
export function pageOn(ask: Ask, edge: Edge): StandingScene['page'] {
  return async (path) => {
    const [, search] = path.split('?');
    if (search !== undefined) return ask('getSearchPage', { query: Object.fromEntries(new URLSearchParams(search)) });
    const { status, body } = await askEdge(edge, path);
    // The home page of this test is two words.
    return { status, text: `${body.toString()}</html>` };
  };
}

/** Opens the accounts, and does what an operator is told to do then; the journey cannot be made before. */
export async function prepare({ environment }: Target, scene: StandingScene): Promise<string> {
  const commands = await prepareJourney(scene);
  await mustFail(() => journey(scene), 'an operator has kept the hotel');
  for (const command of commands) {
    const args = command.replace('npm run operate -- ', '').split(' ');
    await mustRun({ file: process.execPath, args: ['infra/operate.ts', ...args], env: environment, seconds: 60 });
  }
  mustHold((await prepareJourney(scene)).join() === commands.join(), 'it may be prepared once more');
  return `${commands.length} commands`;
}

/** It is made twice, and once more after one that broke off when its request was accepted. */
export async function travelAgain(scene: StandingScene): Promise<void> {
  await journey(scene);
  const ask: Ask = async (operation, asked) => {
    if (operation === 'cancelBooking') throw new Error('The line is cut.');
    return scene.ask(operation, asked);
  };
  await mustFail(() => journey({ ...scene, ask }), 'The line is cut.');
  await journey(scene);
}

/** Operations come and go with a release, which is gone back from, made once more, and gone back from again. */
export async function goThereAndBack(target: Target, scene: StandingScene): Promise<string> {
  const before = await functionsOf(target.services, target.prefix);
  for (let time = 1; time <= 2; time += 1) {
    await release(await partsOn(target, 'otherOperations', { journey: () => journey(scene) }));
    const there = await functionsOf(target.services, target.prefix);
    mustHold(there.has(`${target.prefix}getHealthToo`), 'the release has brought an operation');
    mustHold(!there.has(`${target.prefix}listFeaturedRooms`), 'the release has taken one');
    await target.cdk.deploy('standing');
    mustBeAs(before, await functionsOf(target.services, target.prefix));
    await journey(scene);
  }
  // It is a function of another role by now, whose actions are to be seen.
  mustBe(200, await scene.ask('listFeaturedRooms', { query: { offset: '1', limit: '4', skip: '15' } }));
  return `${before.size} functions, twice there and back`;
}

/** A function answers with faults: the journey meets them, and what stood before stands again. */
export async function takeBackByJourney(target: Target, scene: StandingScene): Promise<string> {
  const before = await functionsOf(target.services, target.prefix);
  const parts = await partsOn(target, 'broken', { journey: () => journey(scene) });
  const why = await mustFail(() => release(parts), 'The release was taken back.');
  mustHold(why.includes('with which the journey can be made'), `the one before serves people: ${why}`);
  mustBeAs(before, await functionsOf(target.services, target.prefix));
  return why.split('\n')[0] ?? '';
}

/** An alarm rings after the deployment. */
export async function takeBackByAlarm(target: Target, scene: StandingScene): Promise<string> {
  const before = await functionsOf(target.services, target.prefix);
  const name = `${target.prefix}failing`;
  const ringing = () => setAlarm(target.services, name, 'ALARM');
  const parts = await partsOn(target, 'oneFunction', { journey: () => journey(scene), wait: ringing });
  const why = await mustFail(() => release(parts), `Since the deployment rings ${name}.`);
  await setAlarm(target.services, name, 'OK');
  mustBeAs(before, await functionsOf(target.services, target.prefix));
  return why.split('\n')[0] ?? '';
}

function mustBeAs(before: DeployedCode, after: DeployedCode): void {
  const changed = codeChangedBetween(before, after);
  mustHold(changed.length === 0, `all functions have the code of before: ${changed.join()}`);
}

/** A release as operators make it, but for what the emulator lacks: time passes at once. */
async function partsOn(
  { cdk, environment }: Target,
  next: Release,
  { journey: travel, wait = async () => {} }: Pick<ReleaseParts, 'journey'> & Partial<Pick<ReleaseParts, 'wait'>>,
): Promise<ReleaseParts> {
  // Commands have it in their environment, and this is none.
  process.env.AWS_ENDPOINT_URL = environment.AWS_ENDPOINT_URL;
  const caller = await callerOf(new DynamoDBClient());
  const assemblies = { next: folderOf(next), standing: folderOf('standing') };
  return {
    conflicts: () => refusalsBetween(stacksAt(assemblies.standing), stacksAt(assemblies.next)),
    keepLogs: () =>
      keepLogs(goingLogs(stacksAt(assemblies.next), stacksAt(assemblies.standing)), 'build/deploy/logs', caller),
    keep: async () => (await keepStanding(assemblies, () => caller)).includes('sarai-dev-site'),
    deploy: async () => void (await cdk.deploy(next)),
    goBack: async () => void (await cdk.deploy('standing')),
    journey: travel,
    prepareJourney: async () => {},
    alarms: () => alarmsOf('dev', [caller]),
    wait,
    say: (sentence) => mustHold(!sentence.includes('could not be kept'), sentence),
  };
}

/** Its steps are told where one fails. */
function journey(scene: StandingScene): Promise<void> {
  return makeJourney(scene, new Steps(() => {}));
}

async function mustFail(work: () => Promise<unknown>, sentence: string): Promise<string> {
  const message = await work().then(
    () => 'nothing failed',
    (error: Error) => error.message,
  );
  mustHold(message.includes(sentence), `it ends with "${sentence}": ${message}`);
  return message;
}
