import { S3Client } from '@aws-sdk/client-s3';
import { stageNamed } from '../../infra/stages/stageNamed.ts';
import { ringAlarms } from './checks/alarms.ts';
import { lookThroughEdge } from './checks/edge.ts';
import { leftOf, mustSeeAll } from './checks/leftovers.ts';
import { letTimeCall, loggedErrors, mustLogNoError } from './checks/logs.ts';
import { tellOfBounces } from './checks/mails.ts';
import { changeOneFunction, failAndRollBack, repeatFirst, type Target } from './checks/releases.ts';
import { type Emulator, startEmulator } from './emulator/emulator.ts';
import { keysOf } from './emulator/inside.ts';
import { installEmulator } from './emulator/python.ts';
import { tagBuckets } from './emulator/tags.ts';
import { journeyOver, leave, travel } from './journey/journey.ts';
import { mustHold } from './journey/scene.ts';
import { type Services, servicesAt } from './stacks/aws.ts';
import { cdkFor } from './stacks/cdk.ts';
import { idOf, readStage, type Stage, sceneOn, tablesOf } from './stage.ts';
import type { Steps } from './steps.ts';

/** From nothing to a stage that people use, through releases, and back to nothing. */
export async function onEmulator(steps: Steps): Promise<void> {
  await steps.do('the emulator', installEmulator);
  const emulator = await steps.do('an account on this machine', startEmulator);
  const stage = await stageNamed('dev');
  const target: Target = {
    services: servicesAt(emulator.address),
    cdk: cdkFor(emulator),
    prefix: `sarai-${stage.name}-`,
  };
  const { services, cdk, prefix } = target;
  await steps.do('cdk synth and bootstrap', async () => void (await Promise.all([cdk.synthesise(), cdk.bootstrap()])));
  await steps.do('cdk deploy', async () => void (await cdk.deploy('first')));
  const stands = await readStage(services, prefix);
  await visit(steps, target, { emulator, stands }).catch(async (error) => {
    console.error((await loggedErrors(services, stage.name)).join('\n'));
    throw error;
  });
  await steps.do('what stands', () => mustSeeAll(services, stage.name));
  await steps.do('cdk destroy', async () => {
    const { s3, siteBucket, photoBucket } = await edgeOf(services, emulator, stands);
    await tagBuckets(s3, [siteBucket, photoBucket]);
    await cdk.destroy();
    return '';
  });
  await steps.do('nothing is left', async () => {
    const left = await leftOf(services, stage.name);
    mustHold(left.length === 0, `destroy leaves nothing:\n  ${left.join('\n  ')}`);
  });
  await steps.do('a stage that keeps data, whose first deployment fails', () => repeatFirst(target, 'sarai-prod-'));
}

async function visit(steps: Steps, target: Target, { emulator, stands }: { emulator: Emulator; stands: Stage }) {
  const { services, prefix } = target;
  const journey = journeyOver(sceneOn(emulator, stands), steps);
  const travelled = await travel(journey);
  const look = async (photo: string) => lookThroughEdge(await edgeOf(services, emulator, stands), photo);
  await steps.do('through the distribution', () => look(travelled.photo));
  await steps.do('a release of one function', () => changeOneFunction(target));
  await steps.do('a release that fails', () =>
    failAndRollBack(target, () => keysOf(emulator.address, tablesOf(stands))),
  );
  await leave(journey, travelled);
  await steps.do('what the clock calls', () => letTimeCall(services, prefix));
  await steps.do('a mail that came back', () => tellOfBounces(services, 'dev'));
  await steps.do('no errors', () => mustLogNoError(services, 'dev'));
  await steps.do('alarms', () => ringAlarms(services, prefix));
}

async function edgeOf(services: Services, { address }: Emulator, { site, data }: Stage) {
  const path = `/2020-05-31/distribution/${idOf(site, 'AWS::CloudFront::Distribution')}`;
  const [host = ''] = /\w+\.cloudfront\.net/.exec(await services({ service: 'cloudfront', method: 'GET', path })) ?? [];
  return {
    address,
    host,
    s3: new S3Client({ endpoint: address, forcePathStyle: true }),
    siteBucket: idOf(site, 'AWS::S3::Bucket'),
    photoBucket: idOf(data, 'AWS::S3::Bucket'),
  };
}
