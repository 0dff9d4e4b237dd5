import { mustHold } from '../journey/scene.ts';
import type { Services } from '../stacks/aws.ts';
import type { Cdk } from '../stacks/cdk.ts';
import { statusOf, unprotect } from '../stacks/formation.ts';
import { changedBetween, codeChangedBetween, functionsOf } from '../stacks/functions.ts';
import { type Data, differences } from './data.ts';

/** A stage that is released to. */
export interface Target {
  services: Services;
  cdk: Cdk;
  /** For commands of operators. */
  environment: NodeJS.ProcessEnv;
  /** The prefix of the names of its stacks and functions. */
  prefix: string;
}

/** A release of one changed function changes that function, and no other. */
export async function changeOneFunction({ services, cdk, prefix }: Target): Promise<string> {
  const before = await functionsOf(services, prefix);
  await cdk.release('oneFunction');
  const changed = changedBetween(before, await functionsOf(services, prefix));
  mustHold(changed.join() === `${prefix}getHealth`, `one function of ${before.size} is another: ${changed.join()}`);
  return `1 of ${before.size}`;
}

/** A release that fails half-way is taken back: code and data are what they were. */
export async function failAndRollBack(target: Target, readData: () => Promise<Data>): Promise<string> {
  const { services, cdk, prefix } = target;
  const [before, data] = [await functionsOf(services, prefix), await readData()];
  const { status, output } = await cdk.tryDeploy('failing', `${prefix}api-rooms`);
  mustHold(status !== 0 && status !== null, `a release whose stack fails is an error:\n${output.slice(-500)}`);
  const state = await statusOf(services, `${prefix}api-rooms`);
  mustHold(state === 'UPDATE_ROLLBACK_COMPLETE', `the stack is as it was before: ${state}`);
  mustHold(output.includes('searchRooms'), 'the release had begun to change a function');
  const changed = codeChangedBetween(before, await functionsOf(services, prefix));
  mustHold(changed.length === 0, `all functions have the code of before: ${changed.join()}`);
  const lost = differences(data, await readData());
  mustHold(data.size > 0 && lost.length === 0, `all data is what it was:\n  ${lost.join('\n  ')}`);
  return `${state}, ${data.size} items and photos are what they were`;
}

/**
 * The first deployment of a stage that keeps its data fails half-way, and is repeated once the stack that failed may go. A
 * command that destroys the stage is refused then.
 */
export async function repeatFirst({ services, cdk }: Target, prefix: string): Promise<string> {
  const stacks = [`${prefix}data`, `${prefix}events`];
  const { status, output } = await cdk.tryDeploy('keptFailing', ...stacks);
  mustHold(status !== 0 && status !== null, `a stack that fails is an error:\n${output.slice(-500)}`);
  const failed = await statusOf(services, `${prefix}events`);
  await unprotect(services, `${prefix}events`);
  await cdk.deploy('kept', ...stacks);
  const states = await Promise.all(stacks.map((stack) => statusOf(services, stack)));
  mustHold(
    states.every((state) => state === 'CREATE_COMPLETE'),
    `all stacks stand: ${states.join()}`,
  );
  const destroyed = await cdk.tryDestroy('kept');
  mustHold(destroyed.status !== 0 && destroyed.status !== null, 'a stage that keeps data is not destroyed');
  const after = await Promise.all(stacks.map((stack) => statusOf(services, stack)));
  mustHold(after.join() === states.join(), `all stacks stand still: ${after.join()}`);
  return `${failed}, then ${states[1]}, which refuses to go`;
}
