import { type TableKey, tableKeys } from '../../../functions/runtime/table.ts';
import { copyPhotos, copyTable, storageIn } from '../emulator/copies.ts';
import type { Emulator } from '../emulator/emulator.ts';
import { tagBuckets } from '../emulator/tags.ts';
import { nameOf } from '../journey/accounts.ts';
import { becomes, type Parties, request } from '../journey/bookings.ts';
import { mustBeFound } from '../journey/finding.ts';
import { takeDown } from '../journey/listing.ts';
import { mustHold } from '../journey/scene.ts';
import { servicesAt } from '../stacks/aws.ts';
import { cdkFor } from '../stacks/cdk.ts';
import { idOf, readStage, type Stage, sceneOn } from '../stage.ts';
import { askEdge } from './edge.ts';
import { leftOf } from './leftovers.ts';
import { loggedErrors } from './logs.ts';
import { dropTables, readyTable } from './readyTables.ts';
import type { Target } from './releases.ts';

interface Loss extends Parties {
  emulator: Emulator;
  tables: Record<TableKey, string>;
  /** The stage in the region that is lost. */
  lost: Stage;
  /** The address of the hotel's photo. */
  photo: string;
}

const [here, there] = ['us-east-1', 'us-west-2'];

/**
 * The stage comes up beside itself in another region, under its own name, over copies of its tables and photos: people are who they
 * were, sessions hold, the hotel is found with its photo, and what follows from a change follows there. Then it goes again, and leaves
 * what was there before.
 */
export async function standInOtherRegion(target: Target, loss: Loss): Promise<string> {
  const { emulator } = loss;
  const environment = { ...emulator.environment, AWS_REGION: there };
  const cdk = cdkFor({ ...emulator, environment });
  const other: Target = { ...target, services: servicesAt(emulator.address, there), cdk, environment };
  process.env.AWS_REGION = there;
  try {
    const before = await leftOf(other.services, 'dev');
    await bringUp(other, loss);
    const stands = await readStage(other.services, other.prefix);
    const files = await bringPhotos(stands, loss);
    await mustServe(other, stands, loss);
    await takeDownThere(other, stands, emulator);
    await mustStillServe(target, loss);
    const left = (await leftOf(other.services, 'dev')).filter((each) => !before.includes(each));
    mustHold(left.length === 0, `the stage leaves nothing there:\n  ${left.join('\n  ')}`);
    return `${files} files, sessions, a search, what follows from a change, and nothing left`;
  } finally {
    process.env.AWS_REGION = here;
  }
}

const copyOf = (prefix: string, key: TableKey) => `${prefix}${key}-copy`;

async function bringUp({ services, cdk, prefix }: Target, { emulator: { address }, tables }: Loss): Promise<void> {
  const copy = async (key: TableKey) => {
    const name = copyOf(prefix, key);
    await copyTable({ address, from: here, to: there }, tables[key], name);
    return [key, await readyTable(services, key, name)] as const;
  };
  const [copied] = await Promise.all([Promise.all(tableKeys.map(copy)), cdk.bootstrap(there)]);
  await cdk.synthesiseElsewhere(Object.fromEntries(copied));
  await cdk.deploy('elsewhere');
}

async function bringPhotos({ data }: Stage, { emulator: { address }, lost }: Loss): Promise<number> {
  const [from, to] = [photosIn(lost.data), photosIn(data)];
  mustHold(from !== to, 'each region has a bucket of its own');
  return await copyPhotos({ address, from: here, to: there }, { from, to });
}

function photosIn(data: Stage['data']): string {
  return idOf(data, 'AWS::S3::Bucket', 'photos');
}

async function mustServe({ services }: Target, stands: Stage, { emulator, photo, ...parties }: Loss): Promise<void> {
  const { guest, host, hotel } = parties;
  const scene = await sceneOn(emulator, services, stands);
  mustHold((await nameOf(scene, guest)).length > 0, 'a session of before holds');
  await mustBeFound(scene, hotel);
  const path = `/2020-05-31/distribution/${idOf(stands.site, 'AWS::CloudFront::Distribution')}`;
  const [edge = ''] = /\w+\.cloudfront\.net/.exec(await services({ service: 'cloudfront', method: 'GET', path })) ?? [];
  const { status } = await askEdge({ address: emulator.address, host: edge }, photo);
  mustHold(status === 200, `the photo of the hotel is served there: ${status}`);
  const waits = await request(scene, parties, 95);
  // Functions of that region follow the removal, and decline what waits.
  await takeDown(scene, host, hotel);
  await becomes(scene, guest, waits, 'rejected');
  const errors = await loggedErrors(services, 'dev');
  mustHold(errors.length === 0, `no function there logs an error:\n  ${errors.join('\n  ')}`);
}

/** The stage here has all that it needs still. */
async function mustStillServe({ services }: Target, { emulator, lost, guest, hotel }: Loss): Promise<void> {
  const scene = await sceneOn(emulator, services, lost);
  mustHold((await nameOf(scene, guest)).length > 0, 'a session holds here too');
  await mustBeFound(scene, hotel);
}

async function takeDownThere({ services, cdk, prefix }: Target, { data, site }: Stage, { address }: Emulator) {
  const buckets = [
    idOf(site, 'AWS::S3::Bucket'),
    ...['photos', 'uploads'].map((id) => idOf(data, 'AWS::S3::Bucket', id)),
  ];
  await tagBuckets(storageIn(address, there), buckets);
  await cdk.destroy('elsewhere');
  const copies = tableKeys.map((key) => copyOf(prefix, key));
  await dropTables(services, copies);
}
