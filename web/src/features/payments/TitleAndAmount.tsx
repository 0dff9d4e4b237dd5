import { useLingui } from '@lingui/react/macro';
import { langOf } from '../../components/writtenIn.ts';
import { formatPrice } from '../rooms/format.ts';
import { CopiedFact } from './CopiedFact.tsx';
import type { AskedPayment } from './payment.ts';

/** The title of the account to pay to, and the amount, each with a button that copies it. */
export function TitleAndAmount({ title, amount }: Pick<AskedPayment, 'title' | 'amount'>) {
  const { t } = useLingui();
  return (
    <>
      <CopiedFact
        name={t`Account title`}
        text={title}
        copy={t`Copy the account title`}
        done={t`The account title is copied.`}
      >
        <bdi lang={langOf(title)}>{title}</bdi>
      </CopiedFact>
      <CopiedFact name={t`Amount`} text={String(amount)} copy={t`Copy the amount`} done={t`The amount is copied.`}>
        {formatPrice(amount)}
      </CopiedFact>
    </>
  );
}
