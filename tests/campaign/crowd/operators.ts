import { moveAdvance, quarrel } from './advances.ts';
import { takeCash } from './cash.ts';
import type { Inn, PaidStay, StayState } from './members.ts';
import type { Scene } from './scene.ts';

/** An operator decides about a payment or a refund of which the sides say otherwise, while one of them may go on. */
export async function settle(scene: Scene, inn: Inn): Promise<void> {
  const { random } = inn;
  await quarrel(scene, inn);
  if (!scene.going) return;
  const waiting = await said(scene, 'advances', inn.propertyId);
  const disputed = inn.paid.filter(({ id }) => new RegExp(`^${id} .*(disputed|denied)`, 'm').test(waiting ?? ''));
  if (disputed.length === 0) return;
  const side = random.chance(0.5) ? 'guest' : 'owner';
  await Promise.all([decide(scene, inn, random.pick(disputed), side), moveAdvance(scene, inn)]);
}

/** A payment that did not come ends its booking. A command that broke off is in doubt. */
async function decide(scene: Scene, inn: Inn, stay: PaidStay, side: 'guest' | 'owner'): Promise<void> {
  const { entry } = inn.stays.find(({ id }) => id === stay.id) ?? {};
  const { decided: before } = stay;
  stay.decided = { side, inDoubt: true };
  const call = async () => {
    const answer = await said(
      scene,
      'settle-advance',
      stay.id,
      '--for',
      side,
      '--note',
      'The ledger says so.',
      '--yes',
    );
    if (answer?.includes('It is decided')) stay.decided = { side, inDoubt: false };
    if (answer?.includes('There is nothing to decide')) stay.decided = before;
    return { outcome: 'unknown' as const };
  };
  if (side === 'guest' || !entry) await call();
  else await entry.write((state?: StayState) => (state === 'active' ? 'cancelled' : state), call);
}

/** An operator runs a command again that broke off. */
export async function decideAgain(scene: Scene, inn: Inn): Promise<void> {
  for (const stay of inn.paid) if (stay.decided?.inDoubt) await decide(scene, inn, stay, stay.decided.side);
}

/** An operator lets receipts go on above a number, while the owner gives one. */
export async function continueReceipts(scene: Scene, inn: Inn): Promise<void> {
  const { random, propertyId, receipts } = inn;
  if (random.chance(0.7)) return;
  const above = Math.max(0, inn.above, ...receipts.keys()) + random.whole(-2, 9);
  const given = ['--above', String(Math.max(1, above)), '--note', 'Restored.', '--yes'];
  const [answer] = await Promise.all([said(scene, 'continue-receipts', propertyId, ...given), takeCash(scene, inn)]);
  if (answer?.endsWith('Done.')) inn.above = above;
}

/** All that a command says; undefined where it failed. */
async function said(scene: Scene, ...command: string[]): Promise<string | undefined> {
  const answer = await scene.server.operate(...command);
  scene.tally.add(answer === undefined ? `${command[0]} failed` : `${command[0]}`);
  return answer;
}
