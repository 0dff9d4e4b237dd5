import type { Item } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';
import { lateReceipt } from './lateMoney.ts';

/** Lines and proofs are as they were answered: each once, and none that nobody has sent. */
export function checkMoney(items: readonly Item[], entries: readonly Entry[]): string[] {
  const lines = Map.groupBy(
    items.filter(({ pk, sk }) => pk.startsWith('booking#') && sk.startsWith('line#')),
    ({ pk }) => pk.slice('booking#'.length),
  );
  const proofs = new Map(items.filter(({ pk }) => pk.startsWith('proofs#')).map((item) => [item.sk, item.bookingId]));
  const attempts = Map.groupBy(
    entries.filter(({ id }) => id !== undefined),
    ({ id }) => id ?? '',
  );
  return [...attempts].flatMap(([id, own]) => {
    const written = lines.get(id) ?? [];
    return [
      ...cashProblems(id, own, written),
      ...paymentProblems(id, own, written),
      ...proofProblems(id, own, proofs),
      ...refundProblems(id, own, written),
    ];
  });
}

const keysOf = (own: readonly Entry[], act: string, isDone = false) =>
  new Set(own.filter((entry) => entry.act === act && (!isDone || entry.outcome === 'done')).map(({ key }) => key));

/** Cash that was taken stands in one line. */
function cashProblems(id: string, own: readonly Entry[], lines: readonly Item[]): string[] {
  const found = lines.filter(({ kind, way }) => kind === 'in' && way === 'cash').map(({ amount }) => String(amount));
  const [done, tried] = [keysOf(own, 'take cash', true), keysOf(own, 'take cash')];
  return [
    ...[...done].filter((key) => !found.includes(key ?? '')).map((key) => `${id}: ${key} was taken, and is in no line`),
    ...found.filter((amount) => !tried.has(amount)).map((amount) => `${id}: nobody took ${amount}`),
    ...(new Set(found).size === found.length ? [] : [`${id}: cash stands in two lines`]),
  ];
}

/** A payment that came is one line, whoever has said so at once. */
function paymentProblems(id: string, own: readonly Entry[], lines: readonly Item[]): string[] {
  const { length } = lines.filter(({ kind, way }) => kind === 'in' && way === 'raast');
  const both = (isDone: boolean) => keysOf(own, 'receive', isDone).union(keysOf(own, lateReceipt, isDone));
  const [done, tried] = [both(true), both(false)];
  const isRight = done.size <= length && length <= tried.size;
  return isRight ? [] : [`${id}: ${length} payments came, of ${done.size} that were answered and ${tried.size} tried`];
}

/** Of proofs at one moment one is sent: another one is sent after an answer alone. */
function proofProblems(id: string, own: readonly Entry[], proofs: ReadonlyMap<string, unknown>): string[] {
  const done = keysOf(own, 'prove', true);
  const answered = ['not see', 'receive', lateReceipt, 'cancel as lapse'];
  const answers = answered.reduce((sum, act) => sum + keysOf(own, act).size, 0);
  const lost = [...done].filter((key) => proofs.get(String(key)) !== id);
  return [
    ...lost.map((key) => `${id}: the proof ${key} was sent, and is not there`),
    ...(done.size <= 1 + answers ? [] : [`${id}: ${done.size} proofs were sent, and ${answers} answered`]),
  ];
}

function refundProblems(id: string, own: readonly Entry[], lines: readonly Item[]): string[] {
  const { length } = lines.filter(({ kind }) => kind === 'out');
  const done = own.filter(({ act, outcome }) => act === 'pay back' && outcome === 'done').length;
  return length <= 1 && done <= length ? [] : [`${id}: ${length} refunds were paid, and ${done} answered`];
}
