import { loadEvents } from '../../../infra/functions/events.ts';
import { eventually, mustHold } from '../journey/scene.ts';
import { json, type Services } from '../stacks/aws.ts';

/** Has the functions run that the clock calls. */
export async function letTimeCall(services: Services, prefix: string): Promise<string> {
  const events = await calledEvents();
  const called = events.filter(({ needs }) => needs.trigger.on === 'clock').map(({ name }) => name);
  for (const name of called) {
    const path = `/2015-03-31/functions/${prefix}${name}/invocations`;
    const answer = await services({ service: 'lambda', path, body: '{}' });
    mustHold(!answer.includes('errorType'), `${name} runs: ${answer}`);
  }
  return called.join(', ');
}

/** All but the one that opens the site by its name, which no name server of this machine knows. */
async function calledEvents() {
  return (await loadEvents()).filter(({ needs }) => !needs.opensSite);
}

/** Every function that an event calls has run, and none of all functions has met an error. */
export async function mustLogNoError(services: Services, stage: string): Promise<string> {
  const logs = await logsOf(services, stage);
  const errors = errorsIn(logs);
  mustHold(errors.length === 0, `no function logs an error:\n  ${errors.join('\n  ')}`);
  const events = await calledEvents();
  const silent = events.filter(({ name }) => (logs.get(`/sarai/${stage}/${name}`)?.length ?? 0) === 0);
  mustHold(silent.length === 0, `events have called ${silent.map(({ name }) => name).join(', ')}`);
  return `${logs.size} logs`;
}

/** A call that fails is seen in the logs: else there being no error would say nothing. */
export async function mustLogFault(services: Services, stage: string): Promise<void> {
  const path = `/2015-03-31/functions/sarai-${stage}-processPhoto/invocations`;
  await services({ service: 'lambda', path, body: '{}' });
  await eventually('the error of a call that fails', async () => {
    const errors = await loggedErrors(services, stage);
    return errors.some((error) => error.includes('processPhoto')) || undefined;
  });
}

/** The errors that functions have logged, a line each: why something else has failed. */
export async function loggedErrors(services: Services, stage: string): Promise<string[]> {
  return errorsIn(await logsOf(services, stage));
}

type Logs = ReadonlyMap<string, string[]>;

async function logsOf(services: Services, stage: string): Promise<Logs> {
  const names = await groupsUnder(services, `/sarai/${stage}/`);
  return new Map(await Promise.all(names.map(async (name) => [name, await linesOf(services, name)] as const)));
}

function errorsIn(logs: Logs): string[] {
  return [...logs].flatMap(([name, lines]) =>
    lines
      .filter((line) => /"level":\s*"error"/i.test(line) && !isMeant(line))
      .map((line) => `${name} ${line.slice(0, 300)}`),
  );
}

/** A visit of a site whose name no name server of this machine knows: the clock makes one where a trial takes minutes. */
function isMeant(line: string): boolean {
  return /"code":\s*"home_unreachable"/.test(line);
}

/** The log groups of a prefix: there are more than one page of them. */
async function groupsUnder(services: Services, logGroupNamePrefix: string): Promise<string[]> {
  const names: string[] = [];
  let nextToken: string | undefined;
  do {
    const input = { logGroupNamePrefix, ...(nextToken !== undefined && { nextToken }) };
    const page: Page = JSON.parse(await services(json('logs', 'Logs_20140328.DescribeLogGroups', input)));
    names.push(...page.logGroups.map(({ logGroupName }) => logGroupName));
    nextToken = page.nextToken ?? undefined;
  } while (nextToken !== undefined);
  return names;
}

interface Page {
  logGroups: { logGroupName: string }[];
  nextToken?: string | null;
}

/** The lines of a log. */
export async function linesOf(services: Services, logGroupName: string): Promise<string[]> {
  const { events = [] }: { events?: { message: string }[] } = JSON.parse(
    await services(json('logs', 'Logs_20140328.FilterLogEvents', { logGroupName, limit: 10_000 })),
  );
  return events.map(({ message }) => message);
}
