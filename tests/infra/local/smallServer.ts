import { startDynamoDb } from '../../../infra/local/engines/dynamodb.ts';
import { openListener, portFrom } from '../../../infra/local/listener.ts';
import { stopOnSignals } from '../../../infra/local/stopOnSignals.ts';

// The smallest server: a listener, an engine, and the order in which they start and stop.
try {
  const listener = await openListener({ port: portFrom(process.env), host: process.env.HOST });
  const engine = await startDynamoDb();
  stopOnSignals([listener.close, engine.stop]);
  listener.serve((_request, response) => void response.end('welcome'));
  process.stdout.write(`${JSON.stringify({ url: listener.url, engine: engine.endpoint })}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
