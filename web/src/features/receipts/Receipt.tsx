import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import { linkDays } from '../../../../shared/rules/ledger.ts';
import { type ApiError, isNotThere } from '../../api/ApiError.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useNow } from '../../components/useNow.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { LinkOfVoucher } from '../vouchers/LinkOfVoucher.tsx';
import { useReceiptAsGuest, useReceiptAsOwner, useReceiptOfLink } from './api/receipts.ts';
import { NoReceipt } from './NoReceipt.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import type { ReceiptFacts } from './receiptFacts.ts';

interface Props {
  bookingId: string;
  number: number;
}

/** A receipt for the guest of its booking, with the way to pass it on. */
export function ReceiptForGuest({ bookingId, number }: Props) {
  const { booking, ...receipt } = useReceiptAsGuest(bookingId, number);
  return <Receipt {...receipt}>{booking && <Share booking={booking} side="guest" number={number} />}</Receipt>;
}

/** A receipt for the hotel that gave it. */
export function ReceiptForOwner({ bookingId, number }: Props) {
  const { booking, ...receipt } = useReceiptAsOwner(bookingId, number);
  return <Receipt {...receipt}>{booking && <Share booking={booking} side="owner" number={number} />}</Receipt>;
}

/** A receipt for whoever has the link of the voucher; `gone` stands where the link opens nothing. */
export function ReceiptOfLink({ token, number, gone }: { token: string; number: number; gone: ReactNode }) {
  const receipt = useReceiptOfLink(token, number);
  const { status } = receipt.error ?? {};
  return status === 410 || status === 400 ? gone : <Receipt {...receipt} />;
}

interface ReceiptProps {
  facts: ReceiptFacts | null | undefined;
  error: ApiError | undefined;
  retry: () => void;
  children?: ReactNode;
}

function Receipt({ facts, error, retry, children }: ReceiptProps) {
  if (facts === null || isNotThere(error)) return <NoReceipt />;
  if (facts) return <ReceiptSheet facts={facts}>{children}</ReceiptSheet>;
  if (error) return <ErrorState onRetry={retry} />;
  return <Skeletons className="mx-auto grid max-w-2xl gap-6" shapes={['h-20 w-full', 'h-[70vh] w-full']} />;
}

/** A voucher with receipts has a link until so many days after check-out. */
function Share({ booking, side, number }: { booking: Booking; side: 'guest' | 'owner'; number: number }) {
  const isOver = addDays(booking.checkOut, linkDays) <= today(useNow());
  if (isOver && booking.status !== 'active') return null;
  return (
    <LinkOfVoucher booking={booking} side={side} receipt={number}>
      <Trans>Share</Trans>
    </LinkOfVoucher>
  );
}
