import type { LedgerLineEntry, ReceiptEntry } from '../../shared/contracts/ledgers.ts';
import { today } from '../../shared/rules/dates.ts';
import { presentActor } from '../bookings/presentActs.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { staffNames } from '../staff/staffNames.ts';
import type { BookRow, StoredLine } from './ledgerItems.ts';

/** Names of the staff by their codes. */
type Names = ReadonlyMap<string, string>;

/** Names of those who wrote some lines of an owner; none is read where he wrote all. */
export async function writersOf(
  vendorId: string,
  lines: readonly Pick<StoredLine, 'by'>[],
  { staff }: OpenPorts<{ staff: typeof staffNames }>,
): Promise<Names> {
  return lines.some(({ by }) => by !== undefined) ? staff.of(vendorId) : new Map();
}

/** The facts of a line that every reader sees. */
export function presentMoney({ number, kind, way, amount, reverses, reference, receipt, at }: StoredLine | BookRow) {
  return { number, kind, way, amount, reverses, reference, receipt, at, day: today(new Date(at)) };
}

/** Lines as the hotel's side reads them. */
export function presentLines(lines: readonly StoredLine[], names: Names): LedgerLineEntry[] {
  return lines.map((line) => ({ ...presentToGuest(lines, line), ...presentActor(line.by, names), note: line.note }));
}

/** Lines as a guest reads them: without who wrote them, and what was noted. */
export function presentLinesToGuest(lines: readonly StoredLine[]): LedgerLineEntry[] {
  return lines.map((line) => ({ ...presentToGuest(lines, line), by: line.by === undefined ? 'owner' : 'staff' }));
}

function presentToGuest(lines: readonly StoredLine[], line: StoredLine) {
  return { ...presentMoney(line), ...(isReversed(lines, line) && { reversed: true as const }) };
}

function isReversed(lines: readonly StoredLine[], { number }: StoredLine): boolean {
  return lines.some(({ reverses }) => reverses === number);
}

/** The receipts of a booking, the oldest first. */
export function presentReceipts(lines: readonly StoredLine[]): ReceiptEntry[] {
  return lines.flatMap((line) => {
    const { receipt: number, way, amount, at } = line;
    const reversed = isReversed(lines, line) && { reversed: true as const };
    return number === undefined ? [] : [{ number, day: today(new Date(at)), way, amount, ...reversed }];
  });
}
