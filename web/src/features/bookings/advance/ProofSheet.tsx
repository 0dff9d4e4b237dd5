import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { lapseOf } from '../../../../../shared/rules/advanceTimes.ts';
import { today } from '../../../../../shared/rules/dates.ts';
import { type FormText, fieldIssues, storedForm } from '../../../../../shared/rules/field.ts';
import { provableWays } from '../../../../../shared/rules/ledger.ts';
import { referenceOf } from '../../../../../shared/rules/paymentFields.ts';
import { type PaymentBounds, paymentIssues, proofForm } from '../../../../../shared/rules/payments.ts';
import { proofBounds, provedAgain, unseenOf } from '../../../../../shared/rules/proofs.ts';
import { Button } from '../../../components/Button.tsx';
import { NumberField } from '../../../components/NumberField.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { useKeyOfContent } from '../../../forms/useKeyOfContent.ts';
import { serverNow } from '../../../offline/serverClock.ts';
import { wayNames } from '../../money/wayWords.ts';
import { type Advance, useSendProof } from '../api/payments.ts';
import { RequestSheet } from '../request/RequestSheet.tsx';
import type { AdvanceProps } from './advanceProps.ts';
import { restOf } from './advanceWords.ts';

interface Props extends AdvanceProps {
  /** The payment of before is proved once more. */
  isAgain: boolean;
  /** The page has it for as long as it is open, and no storage of the browser. */
  unsent: RefObject<UnsentProof | undefined>;
  onClose: () => void;
  onDone: () => void;
}

type ProofText = FormText<typeof proofForm>;

/** A proof that was typed and not sent, for an advance as it stood then. */
export interface UnsentProof {
  revision: number;
  isAgain: boolean;
  typed: ProofText;
}

/** The form of a payment that was made, as the message of the bank or wallet has it. */
export function ProofSheet({ onClose, ...props }: Props) {
  return (
    <RequestSheet title={<Trans>Say that you have paid</Trans>} onClose={onClose}>
      <ProofFields {...props} />
    </RequestSheet>
  );
}

function ProofFields({ advance, ...props }: Omit<Props, 'onClose'>) {
  const { t } = useLingui();
  const { control, form, busy } = useProof({ advance, ...props });
  const names = wayNames();
  return (
    <form {...form} className="grid gap-4 pb-6">
      <p>
        <Trans>The message of your bank or wallet has all of it. No picture is needed.</Trans>
      </p>
      <RadioGroup {...control('way')} options={provableWays.map((value) => ({ value, label: names[value] }))} />
      <TextField
        {...control('reference')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...control('lastFour')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        hint={t`Of your own account.`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...control('amount')}
          unit={t`PKR`}
          usual={{ min: 1, max: Math.max(1, restOf(advance)) + (advance.proof?.seen ?? 0) }}
        />
        <TextField {...control('day')} type="date" max={lastDay(advance)} />
      </div>
      <FormAlert />
      <Button type="submit" busy={busy}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

/** The form as it was typed before; a payment that was not seen is corrected. */
function useProof({ booking, payment, advance, isAgain, unsent, onDone }: Omit<Props, 'onClose'>) {
  const send = useSendProof(booking._id);
  const keyOf = useKeyOfContent();
  const { revision } = advance;
  const kept = unsent.current;
  const before = kept?.revision === revision && kept.isAgain === isAgain ? kept.typed : undefined;
  return useForm({
    fields: proofForm,
    initial: before ?? (isAgain ? textOfProof(advance) : emptyProof(advance)),
    check: (typed) => {
      const bounds = boundsOf(advance, referenceOf(typed.reference), booking.total - payment.account.paid);
      const amount = { ...proofForm.amount, min: bounds.least ?? proofForm.amount.min, max: bounds.most };
      const wrong = fieldIssues({ ...proofForm, amount }, typed);
      return wrong.length > 0 ? wrong : paymentIssues(storedForm(proofForm, typed), bounds, serverNow());
    },
    send: (proof) => send({ ...proof, requestKey: keyOf(proof) }),
    onTyped: (typed) => {
      unsent.current = { revision, isAgain, typed };
    },
    onDone,
  });
}

/** Bounds of a payment with a transaction id. The server alone knows how much was seen of one that was proved before the latest. */
function boundsOf(advance: Advance, reference: string, left: number): PaymentBounds {
  const again = provedAgain(advance, reference);
  const bounds = proofBounds({ ...advance, lapsedAt: lapsedAtOf(advance) }, left, again);
  const mayBeEarlier = !again && advance.unseenBefore && unseenOf(advance) === 0;
  return mayBeEarlier ? { ...bounds, most: proofForm.amount.max } : bounds;
}

/** The payment that was proved before. */
function textOfProof(advance: Advance): ProofText {
  if (!advance.proof) return emptyProof(advance);
  const { way, reference, lastFour, amount, day } = advance.proof;
  return { way, reference, lastFour, amount: String(amount), day };
}

/** A payment of the rest of the advance, made today. */
function emptyProof(advance: Advance): ProofText {
  return { way: '', reference: '', lastFour: '', amount: String(restOf(advance)), day: lastDay(advance) };
}

/** The lapse before which a late payment was made; undefined where the advance has not lapsed. */
function lapsedAtOf({ lateUntil }: Props['advance']): string | undefined {
  return lateUntil && lapseOf(lateUntil);
}

/** The last day on which a payment can have been made: today, or the day of the lapse. */
function lastDay(advance: Props['advance']): string {
  const lapsedAt = lapsedAtOf(advance);
  return today(lapsedAt === undefined ? serverNow() : new Date(lapsedAt));
}
