import { dispatchEvents } from './dispatchEvents.ts';
import { type Origins, serveDistribution } from './distribution.ts';
import { type Engines, startEngines } from './engines/startEngines.ts';
import { followTables } from './followTables.ts';
import { setFunctionEnvironment } from './functionEnvironment.ts';
import { type Listener, openListener, portFrom } from './listener.ts';
import type { LoadedFunctions } from './loadFunctions.ts';
import { printLogLines } from './logLines.ts';
import { servePhotos } from './photos.ts';
import { samplePeople } from './samples/samples.ts';
import { signingFile } from './signingFile.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { takeUploads } from './uploads.ts';

const dataFolder = process.env.SARAI_DATA ?? '.sarai';

/** The parts in which `npm start` and `npm run dev` differ. */
export interface Application
  extends Pick<Origins, 'api' | 'page' | 'filledPages' | 'securityHeaders'>,
    Pick<LoadedFunctions, 'handle'> {
  /** What else to stop on the way out, before the listener closes. */
  stops?: (() => Promise<void>)[];
}

/**
 * Starts the product on this machine: takes the port, then starts the engines and beside them loads the application.
 * Says where everything is; on a failure it says why and ends the process.
 */
export async function startLocalServer(load: (listener: Listener) => Promise<Application>): Promise<void> {
  printLogLines();
  try {
    const listener = await openListener({ port: portFrom(process.env), host: process.env.HOST });
    const [engines, application] = await Promise.all([startEngines(dataFolder), load(listener)]);
    setFunctionEnvironment(engines, listener.url, signingFile(dataFolder));
    const { s3: endpoint, photoBucket: bucket, sts, onPut, onMail, unjudged, events: functions, tableNames } = engines;
    const { stops = [], page, handle, ...origins } = application;
    const stopEvents = dispatchEvents({ onPut, onMail, unjudged, bucket, functions, handle });
    const stopChanges = followTables({ endpoint: engines.dynamoDb, dataFolder, tableNames, functions, handle });
    stopOnSignals([...stops, listener.close, stopEvents, stopChanges, ...engines.stops]);
    const photos = servePhotos({ endpoint, bucket });
    const uploads = { path: `/${bucket}/`, take: takeUploads({ endpoint, bucket, sessionOf: sts.sessionOf }) };
    listener.serve(serveDistribution({ ...origins, photos, uploads, page }));
    console.log(banner(listener, engines));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function banner({ url }: Listener, { inboxUrl }: Engines): string {
  const logins = samplePeople.flatMap(({ role, email, password }) => {
    const who = role === 'user' ? 'Traveller' : 'Vendor';
    return password === undefined ? [] : [`  ${who.padEnd(15)}${email}  ${password}`];
  });
  return `
  Sarai is running.

  Site           ${url}
  Mail inbox     ${inboxUrl}
  API document   ${url}/api-document  (OpenAPI: ${url}/api-document.json)

${logins.join('\n')}

  Data is kept in ${dataFolder}. Ctrl-C stops the server.
`;
}
