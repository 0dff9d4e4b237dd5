import { S3Client } from '@aws-sdk/client-s3';
import { exampleStages } from '../support/exampleStages.ts';
import { mustUseAll } from './checks/actions.ts';
import { ringAlarms } from './checks/alarms.ts';
import { tellOfClashes } from './checks/clashes.ts';
import { dataAtRest } from './checks/data.ts';
import { askEdge, lookThroughEdge } from './checks/edge.ts';
import { leftOf, mustSeeAll } from './checks/leftovers.ts';
import { letTimeCall, loggedErrors, mustLogFault, mustLogNoError } from './checks/logs.ts';
import { tellOfBounces } from './checks/mails.ts';
import { standInOtherRegion } from './checks/region.ts';
import { changeOneFunction, failAndRollBack, repeatFirst, type Target } from './checks/releases.ts';
import { replayGivenUp } from './checks/replay.ts';
import { letWritesRest } from './checks/rest.ts';
import { restoreTables } from './checks/restore.ts';
import { changeShape } from './checks/shapes.ts';
import { goThereAndBack, pageOn, prepare, takeBackByAlarm, takeBackByJourney, travelAgain } from './checks/takeBack.ts';
import { type Emulator, startEmulator } from './emulator/emulator.ts';
import { tagBuckets } from './emulator/tags.ts';
import { journeyOver, leave, travel } from './journey/journey.ts';
import { mustHold } from './journey/scene.ts';
import { leaveToClock, mustBeDone } from './journey/time.ts';
import { install, tools } from './python.ts';
import { json, type Services, servicesAt } from './stacks/aws.ts';
import { cdkFor } from './stacks/cdk.ts';
import { writeNextSource } from './stacks/nextShape.ts';
import { idOf, readStage, type Stage, sceneOn, tablesOf } from './stage.ts';
import type { Steps } from './steps.ts';

/** From nothing to a stage that people use, through releases, and back to nothing; with `all` also what takes long. */
export async function onEmulator(steps: Steps, all: boolean): Promise<void> {
  await steps.do('the emulator', () => install(tools.emulator));
  const emulator = await steps.do('an account on this machine', startEmulator);
  const stage = exampleStages.dev;
  const target: Target = {
    services: servicesAt(emulator.address),
    cdk: cdkFor(emulator),
    environment: emulator.environment,
    prefix: `sarai-${stage.name}-`,
  };
  const { services, cdk, prefix } = target;
  writeNextSource();
  await steps.do('cdk synth and bootstrap', async () => void (await Promise.all([cdk.synthesise(), cdk.bootstrap()])));
  await steps.do(
    'cdk deploy, and synth of what follows',
    async () => void (await Promise.all([cdk.deploy('first'), cdk.synthesiseOthers()])),
  );
  const stands = await readStage(services, prefix);
  await visit(steps, target, { emulator, stands, all }).catch(async (error) => {
    console.error((await loggedErrors(services, stage.name)).join('\n'));
    throw error;
  });
  await steps.do('what stands', () => mustSeeAll(services, stage.name));
  // One stage goes while another one comes up.
  const kept = steps.do('a stage that keeps data, whose first deployment fails', () =>
    repeatFirst(target, 'sarai-prod-'),
  );
  await Promise.all([takeDown(steps, target, { emulator, stands }), kept]);
}

async function takeDown(steps: Steps, { services, cdk }: Target, { emulator, stands }: EmulatedStage): Promise<void> {
  await steps.do('cdk destroy', async () => {
    const { s3, siteBucket, photoBucket, uploadBucket } = await edgeOf(services, emulator, stands);
    await tagBuckets(s3, [siteBucket, photoBucket, uploadBucket]);
    await cdk.destroy();
    return '';
  });
  await steps.do('nothing is left', async () => {
    const left = await leftOf(services, 'dev');
    mustHold(left.length === 0, `destroy leaves nothing:\n  ${left.join('\n  ')}`);
  });
}

/** A stage that stands. */
interface EmulatedStage {
  emulator: Emulator;
  stands: Stage;
}

async function visit(steps: Steps, target: Target, { emulator, stands, all }: EmulatedStage & { all: boolean }) {
  const { services, prefix } = target;
  const journey = journeyOver(await sceneOn(emulator, services, stands), steps);
  const travelled = await travel(journey);
  const edge = await edgeOf(services, emulator, stands);
  const look = async (photo: string) => (await askEdge(edge, photo)).status;
  await steps.do('through the distribution', () => lookThroughEdge(edge, travelled.photo));
  const { scene } = journey;
  const tables = tablesOf(stands);
  await steps.do('restored tables', () => restoreTables(target, { scene, tables, look, ...travelled }));
  await steps.do('another shape of search entries', () =>
    changeShape(target, { scene, address: emulator.address, table: tables.properties, ...travelled }),
  );
  await steps.do('a release of one function', () => changeOneFunction(target));
  await steps.do('a release that fails', () =>
    failAndRollBack(target, () =>
      dataAtRest({
        address: emulator.address,
        tables: Object.values(tables),
        photoBucket: idOf(stands.data, 'AWS::S3::Bucket', 'photos'),
      }),
    ),
  );
  if (all) await steps.do('writes that rest', () => letWritesRest(target, scene, travelled));
  if (all) await tryReleases(steps, target, { emulator, stands });
  await steps.do('what the clock calls', async () => {
    const left = await leaveToClock(scene, travelled);
    const called = await letTimeCall(services, prefix);
    await mustBeDone(scene, travelled, left);
    return called;
  });
  if (all) {
    await steps.do('a second region', () =>
      standInOtherRegion(target, { emulator, tables, lost: stands, ...travelled }),
    );
  }
  await leave(journey, travelled);
  await steps.do('a mail that came back', () => tellOfBounces(services, 'dev'));
  await steps.do('a reading at which events clash', () => tellOfClashes(services, 'dev', tables.bookings));
  await steps.do('what was given up', () => replayGivenUp(target));
  await steps.do('no errors', () => mustLogNoError(services, 'dev'));
  await steps.do('an error where a call fails', () => mustLogFault(services, 'dev'));
  await steps.do('every action of the roles is used', () => {
    const [signing = '', edge = '', push = ''] = ['signing', 'edge', 'push'].map((id) =>
      idOf(stands.data, 'AWS::SecretsManager::Secret', id),
    );
    return mustUseAll({ services, prefix, tables, secrets: { secrets: signing, edgeKey: edge, pushSecret: push } });
  });
  await steps.do('alarms', () => ringAlarms(services, prefix));
}

/** Releases with the journey after them, as operators make them. */
async function tryReleases(steps: Steps, target: Target, { emulator, stands }: EmulatedStage): Promise<void> {
  const { services } = target;
  const { ask } = await sceneOn(emulator, services, stands);
  const SecretId = idOf(stands.data, 'AWS::SecretsManager::Secret', 'journey');
  const value = await services(json('secretsmanager', 'secretsmanager.GetSecretValue', { SecretId }));
  const page = pageOn(ask, await edgeOf(services, emulator, stands));
  const scene = { ask, stage: 'dev', secret: JSON.parse(value).SecretString, page };
  await steps.do('the accounts and the hotel of the journey', () => prepare(target, scene));
  await steps.do('the journey, twice, and once broken off', () => travelAgain(scene));
  await steps.do('a release there, with an operation more and one less, and back', () => goThereAndBack(target, scene));
  await steps.do('a release that the journey takes back', () => takeBackByJourney(target, scene));
  await steps.do('a release that an alarm takes back', () => takeBackByAlarm(target, scene));
}

async function edgeOf(services: Services, { address }: Emulator, { site, data }: Stage) {
  const path = `/2020-05-31/distribution/${idOf(site, 'AWS::CloudFront::Distribution')}`;
  const [host = ''] = /\w+\.cloudfront\.net/.exec(await services({ service: 'cloudfront', method: 'GET', path })) ?? [];
  return {
    address,
    host,
    s3: new S3Client({ endpoint: address, forcePathStyle: true }),
    siteBucket: idOf(site, 'AWS::S3::Bucket'),
    photoBucket: idOf(data, 'AWS::S3::Bucket', 'photos'),
    uploadBucket: idOf(data, 'AWS::S3::Bucket', 'uploads'),
  };
}
