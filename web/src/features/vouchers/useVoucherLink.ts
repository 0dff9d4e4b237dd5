import { useEffect, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { tellFailure } from '../../api/tellFailure.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { endVoucherLink, type LinkSide, makeVoucherLink } from './api/voucherLinks.ts';

/** The link of a booking, made when it is first asked for, and the way to end it. */
export function useVoucherLink(side: LinkSide, bookingRequestId: string, onEnded: () => void) {
  const [{ token, failed = false }, setLink] = useState<{ token?: string; failed?: boolean }>({});
  useEffect(() => {
    let left = false;
    makeVoucherLink(side, bookingRequestId).then(
      ({ token }) => left || setLink({ token }),
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        if (left) return;
        tellFailure(failure);
        setLink({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [side, bookingRequestId]);
  const [busy, run] = useOutcome(() => endVoucherLink(side, bookingRequestId));
  async function end() {
    if ((await run()).answer) onEnded();
  }
  return { token, failed, busy, end };
}
