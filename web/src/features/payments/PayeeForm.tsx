import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormText } from '../../../../shared/rules/field.ts';
import { knownPassword } from '../../../../shared/rules/passwords.ts';
import { accountFields, accountIssues } from '../../../../shared/rules/paymentFields.ts';
import { codeFields } from '../../../../shared/rules/recovery.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { Payee, usePayee } from './api/payee.ts';
import { ProofFields } from './ProofFields.tsx';
import { useOwnCode } from './useOwnCode.ts';

const fields = { ...accountFields, password: knownPassword, ...codeFields } as const;

type PayeeText = FormText<typeof fields>;

interface Props {
  vendorId: string;
  payee: Payee;
  set: ReturnType<typeof usePayee>['set'];
  onClose: () => void;
}

/** Takes the account of an owner, with the proof that it is the owner who writes. Numbers of before are not shown, so all are typed anew. */
export function PayeeForm({ vendorId, payee, set, onClose }: Props) {
  const { t } = useLingui();
  const [ends, setEnds] = useState(false);
  const code = useOwnCode(vendorId);
  const known = payee.next?.title ?? payee.inForce?.title;
  const { form, control, busy } = useForm({
    fields,
    initial: { title: known ?? '', iban: '', jazzcash: '', easypaisa: '', password: '', otp: '' },
    check: (typed) => [...(ends ? [] : accountIssues(accountsOf(typed))), ...code.issuesOf(typed)],
    send: ({ title = '', iban = '', jazzcash = '', easypaisa = '', password, otp }) => {
      const accounts = ends
        ? { title: '', iban: '', jazzcash: '', easypaisa: '' }
        : { title, iban, jazzcash, easypaisa };
      return set({ ...accounts, ...code.proofOf({ password, otp }) });
    },
    onDone: onClose,
  });
  return (
    <form {...form} className="grid gap-5 rounded-panel bg-drift p-5 sm:p-6">
      {!ends && (
        <>
          <TextField
            {...control('title')}
            autoFocus
            autoComplete="off"
            hint={t`As the bank or wallet has it; guests compare it.`}
          />
          <TextField
            {...control('iban')}
            required={false}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="PK36 SCBL 0000 0011 2345 6702"
            hint={t`24 letters and digits. Your bank's app shows it, and so do JazzCash and Easypaisa.`}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...control('jazzcash')} required={false} type="tel" autoComplete="off" />
            <TextField {...control('easypaisa')} required={false} type="tel" autoComplete="off" />
          </div>
        </>
      )}
      {ends && (
        <p>
          <Trans>Advances end 24 hours from now. Bookings that owe one keep the account that they have.</Trans>
        </p>
      )}
      <ProofFields code={code} password={control('password')} otp={control('otp')} />
      <p className="text-sm text-bark">
        <Trans>A change is mailed to you and holds 24 hours later. Until then you can withdraw it.</Trans>
      </p>
      <FormAlert />
      <FormButtons busy={busy} onLeave={onClose}>
        {ends ? <Trans>Take the account away</Trans> : <Trans>Save</Trans>}
      </FormButtons>
      {payee.inForce && (
        <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setEnds(!ends)}>
          {ends ? <Trans>Give another account instead</Trans> : <Trans>Have no account any more</Trans>}
        </Button>
      )}
    </form>
  );
}

function accountsOf({ title, iban, jazzcash, easypaisa }: PayeeText) {
  return { title, iban, jazzcash, easypaisa };
}
