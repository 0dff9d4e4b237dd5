import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { availableDynamoDbs, type DynamoDbKind } from '../../infra/local/engines/dynamodb.ts';
import type { Campaign, Figures, Run } from './campaign.ts';
import { faults } from './faults/faults.ts';
import { Findings } from './findings.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { identities } from './identities/identities.ts';
import { kill } from './kill/kill.ts';
import { photos } from './photos/photos.ts';
import { killServers, storeSamples } from './server/server.ts';
import { soak } from './soak/soak.ts';
import { strangers } from './strangers/strangers.ts';

/** `npm run campaign -- fuzz` attacks the product in one way, `npm run campaign` in all. */
const campaigns: Record<string, Campaign> = { fuzz, identities, strangers, kill, faults, photos, soak };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false }, seed: { type: 'string' }, engine: { type: 'string' } },
});

const names = positionals.length > 0 ? positionals : Object.keys(campaigns);
const unknown = names.filter((name) => !Object.hasOwn(campaigns, name));
if (unknown.length > 0) stop(`There is no campaign ${unknown.join(', ')}. Use: ${Object.keys(campaigns).join(', ')}.`);
const engine = engineFrom(values.engine);
const seed = seedFrom(values.seed);

const folders = mkdtempSync(join(tmpdir(), 'sarai-campaign-'));
process.once('exit', () => rmSync(folders, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, breakOff);
// The samples are stored once, where several campaigns begin with them.
const samples = names.length > 1 ? await storeSamples(join(folders, 'samples'), engine) : undefined;
for (const name of names) await carryOut(name);
// One that broke off has left stand-ins open, which would keep this process for ever.
process.exit();

async function carryOut(name: string): Promise<void> {
  const findings = new Findings();
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const say = (line: string) => console.log(`  ${seconds().padStart(6)} s  ${line}`);
  console.log(`\n${name}${values.small ? ' --small' : ''} --seed ${seed} --engine ${engine}`);
  const figures = await attack(name, { small: values.small, seed, engine, findings, say });
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure}: ${value}`);
  console.log(`  findings: ${findings.count}, after ${seconds()} s`);
  for (const line of findings.lines()) console.log(line);
  if (findings.count > 0) process.exitCode = 1;
}

/** The figures of a campaign; one that breaks off is a finding. */
async function attack(name: string, run: Omit<Run, 'folder'>): Promise<Figures> {
  const folder = join(folders, name);
  mkdirSync(folder);
  if (samples) cpSync(samples, folder, { recursive: true });
  try {
    return (await campaigns[name]?.({ ...run, folder })) ?? {};
  } catch (error) {
    run.findings.add('the campaign broke off', String(error instanceof Error ? error.stack : error));
    return {};
  } finally {
    await killServers(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function engineFrom(wanted: string | undefined): DynamoDbKind {
  const available = availableDynamoDbs();
  const found = available.find((kind) => wanted === undefined || kind === wanted);
  return found ?? stop(`No engine ${wanted ?? ''} runs on this machine. It has: ${available.join(', ') || 'none'}.`);
}

function seedFrom(text = String(randomInt(1_000_000))): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : stop('A seed is a whole number of at most nine digits.');
}

/** Ends what would still write into the folders, and then by an own exit, which removes them. */
function breakOff(): void {
  killServers().finally(() => process.exit(1));
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
