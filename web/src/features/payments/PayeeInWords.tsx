import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../components/Fact.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { formatDayAndTime } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';
import type { AskedPayment } from './payment.ts';

interface Props extends Pick<AskedPayment, 'title' | 'amount' | 'until'> {
  lastFour: string;
}

/** A payment by what tells its account from others and does not pay: for when there is no connection. */
export function PayeeInWords({ title, lastFour, amount, until }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      <p className="text-bark">
        <Trans>The code and the IBAN need a connection. They come as soon as there is one.</Trans>
      </p>
      <dl className="numbers grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t`Account title`}>
          <bdi lang={langOf(title)}>{title}</bdi>
        </Fact>
        <Fact name={t`Account`}>
          <Trans>
            ends in <bdi dir="ltr">{lastFour}</bdi>
          </Trans>
        </Fact>
        <Fact name={t`Amount`}>{formatPrice(amount)}</Fact>
        <Fact name={t`Pay until`}>{formatDayAndTime(new Date(until))}</Fact>
      </dl>
    </div>
  );
}
