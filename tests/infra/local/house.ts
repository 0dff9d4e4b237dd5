import { startDynamoDb } from '../../../infra/local/engines/dynamodb.ts';
import { stopOnSignals } from '../../../infra/local/lifetime.ts';
import { openDoor, portFrom } from '../../../infra/local/listen.ts';

// The smallest house: a door, an engine, and the order in which they start and stop.
try {
  const door = await openDoor({ port: portFrom(process.env), host: process.env.HOST });
  const engine = await startDynamoDb();
  stopOnSignals([door.close, engine.stop]);
  door.serve((_request, response) => void response.end('welcome'));
  process.stdout.write(`${JSON.stringify({ url: door.url, engine: engine.endpoint })}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
