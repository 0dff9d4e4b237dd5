import { Trans, useLingui } from '@lingui/react/macro';
import { CopiedFact } from '../../payments/CopiedFact.tsx';
import { RaastCode } from '../../payments/RaastCode.tsx';
import { TitleAndAmount } from '../../payments/TitleAndAmount.tsx';
import type { Payee } from '../api/payments.ts';

interface Props {
  payee: Payee;
  /** The code of the booking, by which its owner finds the payment. */
  code: string;
}

/** The accounts that the owner has given: the code of Raast with its IBAN, and wallets by their numbers. */
export function PayeeLines({ payee, code }: Props) {
  const { iban, title, amount, until, jazzcash, easypaisa } = payee;
  return (
    <>
      {iban && <RaastCode {...{ iban, title, amount, until, code }} />}
      {(jazzcash || easypaisa) && (
        <section>
          {iban && (
            <h3 className="mb-1 text-lg">
              <Trans>Or to a wallet</Trans>
            </h3>
          )}
          <Wallets payee={payee} />
        </section>
      )}
    </>
  );
}

function Wallets({ payee: { iban, title, amount, jazzcash, easypaisa } }: Pick<Props, 'payee'>) {
  const { t } = useLingui();
  const done = t`The number is copied.`;
  return (
    <dl className="numbers @container grid content-start gap-y-3">
      {jazzcash && (
        <CopiedFact name={t`JazzCash number`} text={jazzcash} copy={t`Copy the JazzCash number`} done={done}>
          <bdi dir="ltr">{jazzcash}</bdi>
        </CopiedFact>
      )}
      {easypaisa && (
        <CopiedFact name={t`Easypaisa number`} text={easypaisa} copy={t`Copy the Easypaisa number`} done={done}>
          <bdi dir="ltr">{easypaisa}</bdi>
        </CopiedFact>
      )}
      {!iban && <TitleAndAmount title={title} amount={amount} />}
    </dl>
  );
}
