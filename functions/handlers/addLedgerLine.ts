import { answer } from '../../shared/answers.ts';
import { addLedgerLine } from '../../shared/contracts/ledgers.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking } from '../bookings/presentBooking.ts';
import { accounts } from '../money/account.ts';
import { type House, houses, receiptHouseOf, refuseHelper } from '../money/house.ts';
import { ledgers } from '../money/ledgers.ts';
import { presentLines, writersOf } from '../money/presentLedger.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Session } from '../runtime/session.ts';
import { staffNames } from '../staff/staffNames.ts';

export const handler = implement(
  addLedgerLine,
  { session: sessions.vendor, attempts: attempts.vendor, ledgers, houses, accounts, staff: staffNames },
  async ({ session, params: { bookingRequestId }, body: { line, requestKey } }, { attempts, ledgers, ...ports }) => {
    await attempts.onAccount('changes', session.id);
    const found = ownBooking(await ledgers.find(bookingRequestId), session);
    const house = await ports.houses.find(found.propertyId);
    refuseStaff(session, house, { line, checkOut: found.checkOut });
    const { booking, lines } = await retryOnConflict(() => ledgers.add(found, line, { by: session, requestKey }));
    const [account, names] = await Promise.all([ports.accounts.of(booking), writersOf(session.id, lines, ports)]);
    const receiptHouse = receiptHouseOf(booking, house);
    return { ...answer('line_added'), data: { lines: presentLines(lines, names), account, receiptHouse } };
  },
);

interface StaffLine {
  line: Input<typeof addLedgerLine>['body']['line'];
  checkOut: string;
}

/** Staff write cash that comes in, where the owner lets them, as long as they read the booking. */
function refuseStaff(session: Session, house: House | undefined, { line, checkOut }: StaffLine): void {
  const isCashIn = line.kind === 'in' && line.way === 'cash';
  if (session.staffId !== undefined && !isCashIn) throw fail('money_by_owner');
  refuseHelper(session, house?.books, checkOut);
}
