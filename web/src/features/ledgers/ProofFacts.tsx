import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fact } from '../../components/Fact.tsx';
import { Icon } from '../../components/Icon.tsx';
import { formatDay } from '../../words/days.ts';
import { wayNames } from '../money/wayWords.ts';
import { formatPrice } from '../rooms/format.ts';
import type { Advance } from './api/payments.ts';

/** The payment that a guest says was made, and what its owner should know before the answer. */
export function ProofFacts({ proof }: { proof: NonNullable<Advance['proof']> }) {
  const { way, reference, lastFour, amount, day, late, usedBefore } = proof;
  return (
    <>
      {usedBefore && (
        <Warning>
          <Trans>This transaction id was given for another booking too. Look whether the money came twice.</Trans>
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
      <dl className="numbers grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Fact name={<Trans>Amount</Trans>}>{formatPrice(amount)}</Fact>
        <Fact name={wayNames()[way]}>{formatDay(day)}</Fact>
        <Fact name={<Trans>Transaction id</Trans>}>
          <bdi lang="en">{reference}</bdi>
        </Fact>
        <Fact name={<Trans>From the account that ends in</Trans>}>
          <bdi>{lastFour}</bdi>
        </Fact>
      </dl>
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
