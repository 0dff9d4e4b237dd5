import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { templateFolder } from '../../shared/pageTemplates.ts';
import { pageRenderers } from '../bundle/pageRenderers.ts';
import { localLimits } from '../stages/limits.ts';
import { type LocalListener, startBus } from './bus/busEngine.ts';
import { callListeners } from './bus/callListeners.ts';
import { Messages } from './bus/messages.ts';
import { dispatchEvents } from './dispatchEvents.ts';
import { type Origins, serveDistribution } from './distribution.ts';
import { type Engines, startEngines } from './engines/startEngines.ts';
import { noteEngines } from './enginesFile.ts';
import { type Listener, openListener, portFrom } from './listener.ts';
import type { LoadedFunctions } from './loadFunctions.ts';
import { localAccess } from './localAccess.ts';
import { openLogFile } from './logFile.ts';
import { servePhotos } from './photos.ts';
import { startPushService } from './push/startPushService.ts';
import { samplePeople } from './samples/samples.ts';
import { peopleKeyFile, pushSecretFile, signingFile } from './signingFile.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { followTables } from './streams/followTable.ts';
import { takeUploads } from './uploads.ts';

const dataFolder = process.env.SARAI_DATA ?? '.sarai';

/** The parts in which `npm start` and `npm run dev` differ. */
export interface Application
  extends Pick<Origins, 'api' | 'page' | 'filledPages' | 'securityHeaders'>,
    Pick<LoadedFunctions, 'handle'> {
  /** For tests: by its numbers from 0 to 1 events come late, twice and in any order. */
  disorder?: () => number;
  /** Is handed the messages of the bus, for a test that looks at them. */
  onMessages?: (messages: Messages) => void;
  /** Further parts to stop, before the listener closes. */
  stops?: (() => Promise<void>)[];
}

/**
 * Starts the product on this machine: takes the port, then starts the engines and beside them loads the application.
 * Says where everything is; on a failure it says why and ends the process.
 */
export async function startLocalServer(load: (listener: Listener) => Promise<Application>): Promise<void> {
  try {
    const listener = await openListener({ port: portFrom(process.env), host: process.env.HOST });
    const logFile = openLogFile(dataFolder);
    const [engines, application] = await Promise.all([startEngines(dataFolder), load(listener)]);
    noteEngines(dataFolder, engines);
    setFunctionEnvironment(engines, listener.url);
    const push = await startPushService(dataFolder, Number(process.env.PUSH_PORT ?? 0));
    process.env.PUSH_NETWORK ??= push.network;
    const { s3: endpoint, photoBucket, uploadBucket, sts, onPut, onMail, unjudged, events, tableNames } = engines;
    const { stops = [], page, handle, disorder, onMessages, ...origins } = application;
    const bus = await openBus(events, disorder);
    onMessages?.(bus.messages);
    await putPageTemplates(`${endpoint}/${photoBucket}`, 'build/site');
    const stopEvents = dispatchEvents({ onPut, onMail, unjudged, bucket: uploadBucket, functions: events, handle });
    const stopListeners = callListeners({ ...bus, handle });
    const stopChanges = followTables({ endpoint: engines.dynamoDb, dataFolder, tableNames, functions: events, handle });
    stopOnSignals([
      ...stops,
      listener.close,
      stopEvents,
      stopChanges,
      stopListeners,
      bus.stop,
      push.stop,
      ...engines.stops,
    ]);
    const photos = servePhotos({ endpoint, bucket: photoBucket });
    const take = takeUploads({ endpoint, bucket: uploadBucket, sessionOf: sts.sessionOf });
    const uploads = { path: `/${uploadBucket}/`, take };
    listener.serve(serveDistribution({ ...origins, photos, uploads, page }));
    console.log(banner(listener, engines, { logFile, push: push.pageUrl }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Messages of the bus that no listener has done are kept over restarts, like everything in the folder. */
async function openBus(functions: Engines['events'], disorder: Application['disorder']) {
  const messages = new Messages(join(dataFolder, 'messages.jsonl'));
  const listeners = functions.flatMap(({ name, needs: { trigger } }): LocalListener[] =>
    trigger.on === 'bus' ? [{ name, events: trigger.events }] : [],
  );
  const { endpoint, stop } = await startBus({ messages, listeners, disorder });
  Object.assign(process.env, { AWS_ENDPOINT_URL_EVENTBRIDGE: endpoint, AWS_ENDPOINT_URL_SQS: endpoint });
  return { messages, listeners, stop };
}

function banner(
  { url }: Listener,
  { inboxUrl }: Engines,
  { logFile, push }: Record<'logFile' | 'push', string>,
): string {
  const logins = samplePeople.flatMap(({ role, email, password }) => {
    const who = role === 'user' ? 'Traveller' : 'Vendor';
    return password === undefined ? [] : [`  ${who.padEnd(15)}${email}  ${password}`];
  });
  return `
  Sarai is running.

  Site           ${url}
  Mail inbox     ${inboxUrl}
  Notifications  ${push}
  API document   ${url}/api-document  (OpenAPI: ${url}/api-document.json)

${logins.join('\n')}

  Data is kept in ${dataFolder}; calls and events are logged in ${logFile}. Ctrl-C stops the server.
`;
}

/**
 * Sets what Lambda would set for a function: where its tables are, the stage's settings, and credentials. SARAI_LIMITS is JSON of
 * the kinds of `Limits` that are to have other limits than on one machine.
 */
function setFunctionEnvironment(engines: Engines, siteUrl: string): void {
  const { dynamoDb, s3, ses, sts, tableNames, photoBucket, uploadBucket } = engines;
  Object.assign(process.env, {
    ...tableNames,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: ses,
    AWS_ENDPOINT_URL_STS: sts.endpoint,
    PHOTO_BUCKET: photoBucket,
    UPLOAD_BUCKET: uploadBucket,
    PAGE_RENDERERS: resolve(pageRenderers),
    UPLOAD_ROLE: 'arn:aws:iam::000000000000:role/sarai-local-photo-uploads',
    // On the site's own origin, where the local server looks at what is put.
    UPLOAD_ENDPOINT: '/',
    MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
    MAIL_OPERATORS: 'operators@sarai.example',
    MAIL_CONFIGURATION_SET: 'sarai-local',
    SITE_URL: siteUrl,
    SIGNING_SECRET: signingFile(dataFolder),
    PUSH_SECRET: pushSecretFile(dataFolder),
    PEOPLE_KEY: peopleKeyFile(dataFolder),
    EVENT_BUS: 'sarai-local',
    GIVEN_UP_QUEUE: 'sarai-local-given-up',
    LIMITS: JSON.stringify({ ...localLimits, ...JSON.parse(process.env.SARAI_LIMITS ?? '{}') }),
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
  });
}

/**
 * Puts the pages that functions fill into the photo bucket, as a deployment does. Without a built site there are none. The engine
 * checks no signatures, so that no AWS client is needed.
 */
async function putPageTemplates(bucketUrl: string, site: string): Promise<void> {
  const headers = { 'content-type': 'text/html' };
  const put = async (key: string) => {
    const { ok, status } = await fetch(`${bucketUrl}/${key}`, {
      method: 'PUT',
      headers,
      body: readFileSync(join(site, key)),
    });
    if (!ok) throw new Error(`The S3 engine answered ${status} to the page ${key}.`);
  };
  await Promise.all(globSync(`${templateFolder}*/*.html`, { cwd: site }).map(put));
}
