import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { langOf } from '../../components/writtenIn.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { formatMoment } from '../../words/days.ts';
import { type Payee, usePayee } from './api/payee.ts';
import { PayeeForm } from './PayeeForm.tsx';
import { sayAccount } from './payeeWords.ts';

/** Where guests pay an owner: the accounts in force, a change that waits, and the form that changes them. */
export function PayeeOfOwner({ vendorId }: { vendorId: string }) {
  const heading = useId();
  const { payee, error, retry, set, withdraw } = usePayee(vendorId);
  const [isOpen, setOpen] = useState(false);
  useFocusAfter(isOpen);
  return (
    <section aria-labelledby={heading} className="grid max-w-xl gap-5">
      <header>
        <h2 id={heading} className="text-2xl">
          <Trans>Where guests pay you</Trans>
        </h2>
        <p className="mt-2 text-bark">
          <Trans>
            It is needed for an advance alone. A guest whose booking you accepted, and who owes one, sees it on the page
            of the booking; nobody else does, and no mail or message has it.
          </Trans>
        </p>
      </header>
      {error && !payee && <ErrorState onRetry={retry} />}
      {!payee && !error && <Skeletons className="grid" shapes={['h-18 w-full']} />}
      {payee && <InForce inForce={payee.inForce} />}
      {payee?.next && <Waiting next={payee.next} withdraw={withdraw} />}
      {payee && isOpen && <PayeeForm {...{ vendorId, payee, set }} onClose={() => setOpen(false)} />}
      {payee && !isOpen && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {payee.inForce || payee.next ? <Trans>Change it</Trans> : <Trans>Say where guests pay</Trans>}
        </Button>
      )}
    </section>
  );
}

function InForce({ inForce }: Pick<Payee, 'inForce'>) {
  if (!inForce) return null;
  return <Accounts title={inForce.title} accounts={inForce.accounts} />;
}

function Accounts({ title, accounts }: Pick<NonNullable<Payee['inForce']>, 'title' | 'accounts'>) {
  return (
    <div className="numbers">
      <bdi lang={langOf(title)} className="block font-semibold wrap-anywhere">
        {title}
      </bdi>
      <ul>
        {accounts.map((account) => (
          <li key={account.kind}>{sayAccount(account)}</li>
        ))}
      </ul>
    </div>
  );
}

interface WaitingProps {
  next: NonNullable<Payee['next']>;
  withdraw: ReturnType<typeof usePayee>['withdraw'];
}

/** A change that does not hold yet, which can be taken back until then. */
function Waiting({ next: { title, accounts = [], holdsFrom }, withdraw }: WaitingProps) {
  const [busy, run] = useOutcome(withdraw);
  const from = formatMoment(holdsFrom);
  return (
    <div className="numbers grid gap-3 rounded-panel bg-apricot-pale px-4 py-3">
      {title === undefined ? (
        <p>
          <Trans>From {from} on there is no account, and no advance is asked for.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>From {from} on guests pay here:</Trans>
          </p>
          <Accounts title={title} accounts={accounts} />
        </>
      )}
      <p className="text-sm text-bark">
        <Trans>Was it not you? Withdraw it, and change your password.</Trans>
      </p>
      <Button variant="secondary" className="justify-self-start" busy={busy} onClick={() => void run()}>
        <Trans>Withdraw</Trans>
      </Button>
    </div>
  );
}
