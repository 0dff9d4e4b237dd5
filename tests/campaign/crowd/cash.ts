import type { Inn, PaidStay } from './members.ts';
import type { Scene } from './scene.ts';

/** The owner of an inn takes cash of a guest, and sends the line again under its key, as a page does that got no answer; a mistake is taken back. */
export async function takeCash(scene: Scene, inn: Inn): Promise<void> {
  const { owner, random, stays } = inn;
  const active = stays.filter(({ id, entry }) => id !== undefined && entry.state === 'active');
  if (active.length === 0) return;
  const params = { bookingRequestId: random.pick(active).id ?? '' };
  const requestKey = `campaign-line-${random.whole(1e8, 1e9)}`;
  const line = random.chance(0.8)
    ? { kind: 'in', way: random.pick(['cash', 'raast', 'bank']), amount: random.whole(1, 9000) }
    : { kind: 'reversal', reverses: random.whole(1, 4) };
  const call = { token: owner.token, params, body: { ...line, requestKey } };
  for (let left = random.chance(0.5) ? 2 : 1; left > 0; left -= 1) {
    const { outcome, body } = await scene.call('addLedgerLine', call);
    if (outcome === 'done') noteReceipts(scene, inn, params.bookingRequestId, body.data.lines);
  }
}

/** A number that an answer has shown is of that line for ever. */
export function noteReceipts(
  { run }: Scene,
  { receipts }: Pick<Inn, 'receipts'>,
  bookingId: string,
  lines: PaidStay['lines'],
): void {
  for (const { number, receipt } of lines) {
    if (receipt === undefined) continue;
    const line = `line ${number} of ${bookingId}`;
    const known = receipts.get(receipt);
    if (known !== undefined && known !== line) run.findings.add('a receipt has a number twice', `${known} and ${line}`);
    receipts.set(receipt, line);
  }
}
