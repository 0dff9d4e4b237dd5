import { join } from 'node:path';
import { tableKeys } from '../../../functions/runtime/table.ts';
import { openStage } from '../../../infra/deployed/openStage.ts';
import { startDynamoDbLocal } from '../../../infra/local/engines/dynamodb.ts';
import { serveApi } from '../../../infra/local/gateway/serveApi.ts';
import { errorReply, sendReply } from '../../../infra/local/http.ts';
import { loadFunctions } from '../../../infra/local/loadFunctions.ts';
import { startLocalServer } from '../../../infra/local/startLocalServer.ts';
import { operate } from '../../../infra/operate/operate.ts';
import { headersAt } from '../../../infra/site/securityHeaders.ts';
import { watchEvents } from './watchEvents.ts';

/** Questions of the campaign to the server beside HTTP; every question is answered with its `id`. */
export interface Question {
  id: number;
  ask: 'memory' | 'events' | 'hour' | 'operate';
  /** The arguments of an operator's command. */
  args?: readonly string[];
}

/** Where everything is, once the server answers. */
export interface Place {
  port: number;
  dynamoDb: string;
  s3: string;
  ses: string;
  sts: string;
  /** The bus of events, and the queues of listeners. */
  bus: string;
  tables: Record<'users' | 'vendors' | 'properties' | 'bookings' | 'messages', string>;
  bucket: string;
}

// A campaign that is killed leaves nothing behind.
process.on('disconnect', () => process.exit(1));

const { CAMPAIGN_ENGINE, CAMPAIGN_REACH = '{}', CAMPAIGN_BUNDLES, CAMPAIGN_DISORDER, SARAI_DATA = '' } = process.env;
if (CAMPAIGN_ENGINE === 'dynamodb-local') {
  process.env.DYNAMODB_ENDPOINT = (await startDynamoDbLocal({ dataFolder: join(SARAI_DATA, 'dynamodb') })).endpoint;
}

/** The product as `npm start` has it, without the pages of the site. */
const reached = Promise.withResolvers<void>();
const events = watchEvents();
let hurry = () => {};
let port = 0;
await startLocalServer(async (listener) => {
  port = listener.port;
  const { routes, handle } = await loadFunctions(CAMPAIGN_BUNDLES);
  return {
    api: serveApi(routes),
    // No function connects to anything before it is known where to.
    handle: events.watched((name, event) => reached.promise.then(() => handle(name, event))),
    page: (request, response) => sendReply(request, response, errorReply('not_found')),
    securityHeaders: headersAt,
    ...(CAMPAIGN_DISORDER && { disorder: Math.random }),
    onMessages: (messages) => {
      hurry = () => messages.hurry();
    },
  };
});

const place = placeFrom(process.env);
// From here on the functions go through the proxies of a campaign, where it has some.
Object.assign(process.env, JSON.parse(CAMPAIGN_REACH));
reached.resolve();

process.on('message', async ({ id, ask, args = [] }: Question) => {
  const answers = { memory: memoryInUse, events: events.underWay, hour: hourIsOver, operate: () => commanded(args) };
  process.send?.({ id, answer: await answers[ask]() });
});
process.send?.({ place });

/** Events that have failed wait for no pause any more, and the clock rings. */
function hourIsOver(): Promise<string[]> {
  hurry();
  return events.hourIsOver();
}

/** A command of an operator, which a kill breaks off like everything else; undefined where it failed. */
async function commanded(args: readonly string[]): Promise<string | undefined> {
  const said: string[] = [];
  try {
    await operate(await openStage(undefined, { tables: tableKeys }), args, (sentence) => said.push(sentence));
    return said.join('\n');
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Megabytes; of the heap what is left after everything that can go is gone. */
function memoryInUse() {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss / 2 ** 20, inUse: (heapUsed + external) / 2 ** 20 };
}

function placeFrom(env: NodeJS.ProcessEnv): Place {
  const text = (name: string) => env[name] ?? '';
  return {
    port,
    dynamoDb: text('AWS_ENDPOINT_URL_DYNAMODB'),
    s3: text('AWS_ENDPOINT_URL_S3'),
    ses: text('AWS_ENDPOINT_URL_SES'),
    sts: text('AWS_ENDPOINT_URL_STS'),
    bus: text('AWS_ENDPOINT_URL_EVENTBRIDGE'),
    tables: {
      users: text('USERS_TABLE'),
      vendors: text('VENDORS_TABLE'),
      properties: text('PROPERTIES_TABLE'),
      bookings: text('BOOKINGS_TABLE'),
      messages: text('MESSAGES_TABLE'),
    },
    bucket: text('PHOTO_BUCKET'),
  };
}
