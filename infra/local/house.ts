import { openApiDocument } from '../openapi/document.ts';
import { openApiPage } from '../openapi/page.ts';
import { type EngineRoom, setFunctionEnvironment, startEngines } from './engineRoom.ts';
import type { EventHandler } from './handlers.ts';
import { watchEvents } from './happenings.ts';
import { jsonReply, type RequestHandler, sendReply } from './http/reply.ts';
import { stopOnSignals } from './lifetime.ts';
import { type Door, openDoor, portFrom } from './listen.ts';
import { servePhotos } from './photos.ts';
import { demoLogins } from './seed/demoLogins.ts';
import { seedWhenEmpty } from './seed/seedWhenEmpty.ts';
import { type House, serveHouse } from './server.ts';
import { takeUploads } from './uploads.ts';

const dataFolder = process.env.SARAI_DATA ?? '.sarai';

/** The parts of the house in which `npm start` and `npm run dev` differ. */
export interface Rooms extends Pick<House, 'api' | 'page' | 'securityHeaders'> {
  /** The functions that events call. */
  events(): readonly EventHandler[];
  /** What else to stop on the way out, before the door closes. */
  stops?: (() => Promise<void>)[];
}

/** Opens the house: the port first, then the engines, the sample data and the rooms. Says where everything is. */
export async function openHouse(furnish: (door: Door) => Promise<Rooms>): Promise<void> {
  try {
    const door = await openDoor({ port: portFrom(process.env), host: process.env.HOST });
    const engines = await startEngines(dataFolder);
    setFunctionEnvironment(engines, door.url);
    const { stops = [], page, events, ...rooms } = await furnish(door);
    const { s3: endpoint, photoBucket: bucket, sts, onPut } = engines;
    const stopEvents = watchEvents({ onPut, bucket, handlers: events });
    stopOnSignals([...stops, door.close, stopEvents, ...engines.stops]);
    await seedWhenEmpty(engines, console.log);
    const photos = servePhotos({ endpoint, bucket });
    const uploads = { path: `/${bucket}/`, take: takeUploads({ endpoint, bucket, sessionOf: sts.sessionOf }) };
    door.serve(serveHouse({ ...rooms, photos, uploads, page: documented(page) }));
    sayWhereToLook(door, engines);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The page handler with the API's document in front of it. */
function documented(page: RequestHandler): RequestHandler {
  return (request, response) => {
    if (request.url === '/api-document.json') return sendReply(request, response, jsonReply(200, openApiDocument()));
    if (request.url !== '/api-document') return page(request, response);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return sendReply(request, response, { status: 200, headers, body: Buffer.from(openApiPage()) });
  };
}

function sayWhereToLook({ url }: Door, { inboxUrl }: EngineRoom): void {
  const logins = demoLogins.map(({ who, email, password }) => `  ${who.padEnd(15)}${email}  ${password}`);
  console.log(`
  Sarai is open.

  Site           ${url}
  Mail inbox     ${inboxUrl}
  API document   ${url}/api-document  (OpenAPI: ${url}/api-document.json)

${logins.join('\n')}

  Data is kept in ${dataFolder}. Ctrl-C closes the house.
`);
}
