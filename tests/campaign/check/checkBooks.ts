import type { Item } from '../client/stores.ts';

/** A line of a ledger, or its row in the books, as docs/data.md has both. */
interface StoredLine extends Item {
  number: number;
  kind: 'in' | 'out' | 'reversal';
  amount: number;
  reverses?: number;
  receipt?: number;
  at: string;
  /** Digest of the key of the call that wrote it. */
  request?: string;
}

interface StoredRow extends StoredLine {
  bookingId: string;
  adds: number;
}

interface PaidBooking extends Item {
  id: string;
  propertyId: string;
  paid?: number;
}

/** The lines of a booking are numbered from 1, each stands in the books of its property, and their sum is what the record says was paid; receipts have each number once. */
export function bookProblems(items: readonly Item[], bookings: readonly PaidBooking[]): string[] {
  const lines = items.filter(({ pk, sk }) => pk.startsWith('booking#') && sk.startsWith('line#')) as StoredLine[];
  const rows = items.filter(({ pk, sk }) => pk.startsWith('books#') && /^\d/.test(sk)) as StoredRow[];
  const linesOf = Map.groupBy(lines, ({ pk }) => pk);
  const known = new Set(bookings.map(({ pk }) => pk));
  return [
    ...[...linesOf.keys()].filter((pk) => !known.has(pk)).map((pk) => `lines of no booking: ${pk}`),
    ...bookings.flatMap((booking) => ledgerProblems(booking, linesOf.get(booking.pk) ?? [])),
    ...oneSided(bookings, linesOf, rows),
    ...receiptProblems(items, rows),
  ];
}

function ledgerProblems({ id, paid = 0 }: PaidBooking, lines: readonly StoredLine[]): string[] {
  const sum = lines.reduce((all, line) => all + addsOf(line, lines), 0);
  const calls = lines.map(({ request }) => request).filter((request) => request !== undefined);
  const numbers = lines.map(({ number }) => number).sort((one, other) => one - other);
  return [
    ...(sum === paid ? [] : [`${id} says that ${paid} was paid, and its lines say ${sum}`]),
    ...(new Set(calls).size === calls.length ? [] : [`${id} has two lines of one call`]),
    ...(sum < 0 ? [`${id} gave back more than came`] : []),
    ...(numbers.every((number, at) => number === at + 1) ? [] : [`${id} has lines ${numbers.join(', ')}`]),
  ];
}

function addsOf({ kind, amount, reverses }: StoredLine, lines: readonly StoredLine[]): number {
  const kindOfMoney = kind === 'reversal' ? lines.find(({ number }) => number === reverses)?.kind : kind;
  const adds = kindOfMoney === 'in' ? amount : -amount;
  return kind === 'reversal' ? -adds : adds;
}

/** Each line has its row, of the day that it was in Pakistan, and each row its line. */
function oneSided(
  bookings: readonly PaidBooking[],
  linesOf: ReadonlyMap<string, StoredLine[]>,
  rows: readonly StoredRow[],
): string[] {
  const day = (at: string) => new Date(Date.parse(at) + 5 * 3_600_000).toISOString().slice(0, 10);
  const wanted = bookings.flatMap(({ pk, id, propertyId }) => {
    const lines = linesOf.get(pk) ?? [];
    return lines.map((line) => {
      const place = `books#${propertyId}|${day(line.at)}#${line.at}#${id}#${String(line.number).padStart(3, '0')}`;
      return `${place} ${addsOf(line, lines)} ${line.receipt}`;
    });
  });
  const found = rows.map(({ pk, sk, adds, receipt }) => `${pk}|${sk} ${adds} ${receipt}`);
  const apart = [...new Set(wanted).symmetricDifference(new Set(found))];
  return apart.map((each) => `a line and its row in the books are not alike: ${each}`);
}

/** Numbers of a property go from 1 to the last one; those of a gap are given to nobody. */
function receiptProblems(items: readonly Item[], rows: readonly StoredRow[]): string[] {
  const counters = new Map(items.filter(({ sk }) => sk === 'receipts').map((item) => [item.pk, item]));
  const given = Map.groupBy(
    rows.filter(({ receipt }) => receipt !== undefined),
    ({ pk }) => pk,
  );
  return [...new Set([...counters.keys(), ...given.keys()])].flatMap((pk) => {
    const { last = 0, gaps = [] } = (counters.get(pk) ?? {}) as {
      last?: number;
      gaps?: { from: number; to: number }[];
    };
    const isGap = (number: number) => gaps.some(({ from, to }) => from <= number && number <= to);
    const wanted = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !isGap(number));
    const numbers = (given.get(pk) ?? []).map(({ receipt = 0 }) => receipt).sort((one, other) => one - other);
    return String(numbers) === String(wanted) ? [] : [`${pk} has receipts ${numbers.join(', ')} of ${last}`];
  });
}
