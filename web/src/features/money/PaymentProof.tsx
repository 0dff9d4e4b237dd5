import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '../../api/types.ts';
import { Fact } from '../../components/Fact.tsx';
import { formatDay } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';
import { wayNames } from './wayWords.ts';

type Advance = NonNullable<AnswerOf<'getBookingPayment'>['data']['advance']>;

/** A payment as its guest has told of it, and the part of it that the hotel has seen where that is not all. */
export function PaymentProof({ proof }: { proof: NonNullable<Advance['proof']> }) {
  const { way, reference, lastFour, amount, day, seen = amount } = proof;
  return (
    <dl className="numbers grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <Fact name={<Trans>Amount</Trans>}>{formatPrice(amount)}</Fact>
      <Fact name={wayNames()[way]}>{formatDay(day)}</Fact>
      <Fact name={<Trans>Transaction id</Trans>}>
        <bdi lang="en">{reference}</bdi>
      </Fact>
      <Fact name={<Trans>From the account that ends in</Trans>}>
        <bdi>{lastFour}</bdi>
      </Fact>
      {seen < amount && <Fact name={<Trans>Seen by the hotel</Trans>}>{formatPrice(seen)}</Fact>}
    </dl>
  );
}
