import { fileURLToPath } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import getPort from 'get-port';
import { hashPassword } from '../../functions/accounts/password.ts';
import { openingWrites } from '../../functions/accounts/signups.ts';
import { handler as sendOtp } from '../../functions/handlers/sendUserOtp.ts';
import { handler as login } from '../../functions/handlers/userLogin.ts';
import { documents, type Table } from '../../functions/runtime/table.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import { startChild } from '../../infra/local/engines/child.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../infra/local/localAccess.ts';
import { createTables } from '../../infra/local/tables.ts';
import { call } from '../support/call.ts';

const warmUp = 40;
const runs = 300;

/** Share by which the work for an address with an account may differ from that for one without. */
const allowed = 0.1;

/** CPU time of what tells strangers whether an address has an account, if anything does: it must be the same. */
export async function accountsBench(): Promise<void> {
  const port = await getPort();
  const sink = fileURLToPath(new URL('mailSink.ts', import.meta.url));
  const [engine, mail] = await Promise.all([
    startDynoxide(),
    startChild([process.execPath, sink, String(port)], `http://127.0.0.1:${port}`),
  ]);
  const { info } = console;
  try {
    const { users: name = '' } = await createTables(engine.endpoint, synthesiseData());
    setEnvironment(engine.endpoint, mail.endpoint, name);
    await openAccounts({ name, client: documents(new DynamoDBClient({ endpoint: engine.endpoint, ...localAccess })) });
    console.info = () => undefined;
    const rows = [
      await compare('login, wrong password', (email) => call(login, { body: { email, password: 'Wrong@2024' } })),
      await compare('send-otp', (email) => call(sendOtp, { body: { email } })),
    ];
    console.table(rows);
    if (rows.some(({ differs }) => differs >= allowed)) process.exitCode = 1;
  } finally {
    console.info = info;
    await Promise.all([engine.stop(), mail.stop()]);
  }
}

function setEnvironment(dynamoDb: string, ses: string, users: string): void {
  const wide = { max: 1_000_000, seconds: 900 };
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_SES: ses,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
    USERS_TABLE: users,
    MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
    SITE_URL: 'https://sarai.example',
    SIGNING_SECRET: 'signing',
    LIMITS: JSON.stringify({
      login: { pair: wide, browser: wide, account: wide, address: wide },
      otp: { address: wide },
      mail: { all: wide, strangers: wide, stranger: wide },
    }),
  });
}

const known = (run: number) => `known-${run}@example.com`;
const unknown = (run: number) => `other-${run}@example.com`;

async function openAccounts(table: Table): Promise<void> {
  const passwordHash = await hashPassword('Deodar@2024');
  for (let run = 0; run < warmUp + runs; run++) {
    const own = { id: `id${run}`, email: known(run), signedUpAt: new Date().toISOString() };
    const person = { ...own, name: 'Zarmina Khan', gender: 'Female' };
    await transact(table, openingWrites(table, person, passwordHash));
  }
}

type Ask = (email: string) => Promise<{ status: number }>;

async function compare(operation: string, ask: Ask) {
  const statuses = new Set<number>();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let run = 0; run < warmUp + runs; run++) {
    const turns = [
      { times: times.known, email: known(run) },
      { times: times.unknown, email: unknown(run) },
    ];
    // Each is first every other time, so that what else the machine does falls on both.
    for (const turn of run % 2 === 0 ? turns : turns.reverse()) {
      turn.times.push(await cpuTime(async () => statuses.add((await ask(turn.email)).status)));
    }
  }
  if (statuses.size !== 1) throw new Error(`${operation} answered differently: ${[...statuses].join(', ')}`);
  const [withAccount, without] = [median(times.known), median(times.unknown)];
  const differs = Math.abs(withAccount - without) / Math.max(withAccount, without);
  return {
    operation,
    runs,
    'with account, CPU ms': withAccount.toFixed(2),
    'without, CPU ms': without.toFixed(2),
    differs: Number(differs.toFixed(4)),
  };
}

/** Milliseconds of all threads of this process. */
async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Of the runs after the warm-up. */
function median(values: number[]): number {
  return values.slice(warmUp).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
