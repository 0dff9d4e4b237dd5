import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isOfAdvance } from '../../../../shared/rules/ledger.ts';
import { lineNoteField } from '../../../../shared/rules/ledgerFields.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { Written } from '../../components/Written.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { receiptPath } from '../../paths.ts';
import { formatMoment } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { listed } from '../../words/lists.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { wayNames } from '../money/wayWords.ts';
import { formatPrice } from '../rooms/format.ts';
import { type Line, useAddLine } from './api/payments.ts';
import { sayLine } from './lineWords.ts';

interface Props {
  booking: Booking;
  lines: readonly Line[];
  isOwner: boolean;
}

/** The lines of a booking's ledger, the oldest first; nothing where there are none. */
export function LedgerLines({ booking, lines, isOwner }: Props) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t`Lines`} className="divide-y divide-hairline border-y border-hairline">
      {lines.map((line) => (
        <li key={line.number} className="numbers py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={line.reversed ? 'line-through decoration-bark' : 'font-medium'}>
              {sayLine(line, lines)}
            </span>
            <span className="text-sm text-bark">{sayOrigin(line)}</span>
          </div>
          {line.note && <Written text={line.note} className="text-sm text-bark" />}
          <div className="flex flex-wrap gap-x-6 empty:hidden">
            {line.receipt !== undefined && <ReceiptLink booking={booking} receipt={line.receipt} />}
            {isOwner && mayTakeBack(line) && <TakeLineBack booking={booking} line={line} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether the hotel takes a line back: an advance that came is paid back as a refund. */
function mayTakeBack(line: Line): boolean {
  return line.kind !== 'reversal' && !line.reversed && !isOfAdvance(line);
}

/** When it was written down, by whom where that was not the owner, and its transaction id. */
function sayOrigin({ at, name, reference }: Line): string {
  return listed([formatMoment(at), ...[name, reference].flatMap((each) => (each ? [isolate(each)] : []))]);
}

function ReceiptLink({ booking, receipt }: { booking: Booking; receipt: number }) {
  return (
    <TextLink to={receiptPath(booking._id, receipt)}>
      <Trans>Receipt {receipt}</Trans>
    </TextLink>
  );
}

/** Takes a line back by a line of its own: what was written stays. */
function TakeLineBack({ booking, line }: { booking: Booking; line: Line }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [amount, way] = [formatPrice(line.amount), wayNames()[line.way]];
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-2"
        aria-label={t`Take back: ${amount}, ${way}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Take back</Trans>
      </Button>
      {asking && <Question booking={booking} line={line} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ booking, line, onClose }: { booking: Booking; line: Line; onClose: () => void }) {
  const { t } = useLingui();
  const id = `take-back-${line.number}`;
  const add = useAddLine(booking._id);
  const { form, control, busy } = useForm({
    fields: { note: lineNoteField },
    send: ({ note }) => add({ kind: 'reversal', reverses: line.number, ...(note && { note }) }),
    onDone: () => closeAndFocus(onClose, undefined),
  });
  const amount = formatPrice(line.amount);
  return (
    <ConfirmDialog
      title={<Trans>Take {amount} back?</Trans>}
      action={<Trans>Take back</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      {line.receipt === undefined ? (
        <Trans>A line of its own takes it back, and both stay in the books.</Trans>
      ) : (
        <Trans>A line of its own takes it back, and both stay in the books. Receipt {line.receipt} says so.</Trans>
      )}
      <form {...form} id={id} className="mt-5 grid gap-4 text-walnut">
        <TextField {...control('note')} hint={t`Why, for your books alone.`} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}
