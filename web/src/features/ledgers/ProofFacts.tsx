import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { PaymentProof } from '../money/PaymentProof.tsx';
import type { Advance } from './api/payments.ts';

/** The payment that a guest says was made, and what its owner should know before the answer. */
export function ProofFacts({ proof }: { proof: NonNullable<Advance['proof']> }) {
  const { late, usedBefore } = proof;
  return (
    <>
      {usedBefore && (
        <Warning>
          <Trans>This transaction id was given before, for another payment. Look whether the money came twice.</Trans>
        </Warning>
      )}
      {late && (
        <Warning>
          <Trans>
            This was sent after the time had ended, of a payment before it. If it came, the booking stands again where
            its nights are free; else you pay it back.
          </Trans>
        </Warning>
      )}
      <PaymentProof proof={proof} />
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-control bg-apricot-pale px-4 py-3">
      <Icon name="warning" className="mt-0.5 size-5 text-apricot-deep" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
