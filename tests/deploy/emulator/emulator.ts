import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import getPort from 'get-port';
import { endGroup } from '../command.ts';
import { tools } from '../python.ts';

const folder = resolve('build/deploy/emulator');
const certificate = `${folder}/ministack-tls/server.crt`;

export const emulatorLog = 'build/deploy/emulator/log.txt';

/** An account on this machine. */
export interface Emulator {
  /** Where its services are. */
  address: string;
  /** For the commands that deploy into it. */
  environment: NodeJS.ProcessEnv;
}

/** The account's root user: no policy holds it back, as none holds back whoever deploys. */
const root = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'us-east-1' };

/**
 * Starts it with nothing in it, over TLS and with all policies evaluated. It ends with this process.
 * @throws Error when it does not come up
 */
export async function startEmulator(): Promise<Emulator> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Its functions are not part of this project, whose scripts are all modules.
  writeFileSync(`${folder}/package.json`, '{}');
  const port = await getPort();
  const log = openSync(resolve(emulatorLog), 'w');
  const child = spawn(tools.emulator.program, [], {
    cwd: folder,
    env: settings(port),
    detached: true,
    stdio: ['ignore', log, log],
  });
  process.once('exit', () => endGroup(child.pid));
  const address = `https://localhost:${port}`;
  await ready(address, () => child.exitCode === null);
  Object.assign(process.env, root);
  return { address, environment: { ...trusting(), ...root, AWS_ENDPOINT_URL: address } };
}

/** Functions run in its own environment, on the Node that runs this. */
function settings(port: number): NodeJS.ProcessEnv {
  const own = `https://127.0.0.1:${port}`;
  return {
    ...trusting(),
    ...{ AUTH: 'true', USE_SSL: '1', MINISTACK_HOST: 'localhost', BIND_HOST: '127.0.0.1', GATEWAY_PORT: String(port) },
    ...{ AWS_ENDPOINT_URL: own, AWS_ENDPOINT_URL_STS: own, AWS_ENDPOINT_URL_S3: own },
    ...{ AWS_ENDPOINT_URL_SECRETS_MANAGER: own, AWS_ENDPOINT_URL_EVENTBRIDGE: own, AWS_ENDPOINT_URL_SQS: own },
    AWS_ENDPOINT_URL_KMS: own,
    // Which function has made which call.
    ...{ CLOUDTRAIL_RECORDING: '1', CLOUDTRAIL_MAX_EVENTS: '100000' },
    NODE_PATH: resolve('node_modules'),
    // The emulator's runtime parses addresses in an old way.
    NODE_OPTIONS: `--import=${pathToFileURL('tests/deploy/emulator/jsonConsole.ts')} --disable-warning=DEP0169`,
    TMPDIR: folder,
  };
}

function trusting(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'));
  const PATH = [dirname(process.execPath), process.env.PATH].join(':');
  const known = { PATH, AWS_EC2_METADATA_DISABLED: 'true' };
  return { ...Object.fromEntries(others), ...known, NODE_EXTRA_CA_CERTS: certificate, AWS_CA_BUNDLE: certificate };
}

/** It makes itself a certificate when it starts. */
async function ready(address: string, runs: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  let trusted = false;
  while (runs() && performance.now() < deadline) {
    if (!trusted && existsSync(certificate) && existsSync(certificate.replace('.crt', '.key'))) {
      setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
      trusted = true;
    }
    if (trusted && (await answers(`${address}/_ministack/ready`))) return;
    await wait(100);
  }
  throw new Error(`The emulator did not come up; ${emulatorLog} says why.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
