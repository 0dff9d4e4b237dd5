import type { Inn } from './members.ts';
import type { Scene } from './scene.ts';

/** The owner of an inn takes cash of a guest, and sends the line again under its key, as a page does that got no answer; a mistake is taken back. */
export async function takeCash(scene: Scene, { owner, random, stays }: Inn): Promise<void> {
  const active = stays.filter(({ id, entry }) => id !== undefined && entry.state === 'active');
  if (active.length === 0) return;
  const params = { bookingRequestId: random.pick(active).id ?? '' };
  const requestKey = `campaign-line-${random.whole(1e8, 1e9)}`;
  const line = random.chance(0.8)
    ? { kind: 'in', way: random.pick(['cash', 'raast', 'bank']), amount: random.whole(1, 9000) }
    : { kind: 'reversal', reverses: random.whole(1, 4) };
  const call = { token: owner.token, params, body: { ...line, requestKey } };
  await scene.call('addLedgerLine', call);
  if (random.chance(0.5)) await scene.call('addLedgerLine', call);
}
