import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { formatNights } from '../../words/days.ts';
import { useOpenNights } from './api/nights.ts';
import type { ClosingEntry } from './monthNights.ts';

interface Props {
  propertyId: string;
  closing: ClosingEntry;
  onDone?: () => void;
}

/** Opens all that a closing holds, or says how far that is. */
export function OpenClosing({ propertyId, closing, onDone }: Props) {
  const openNights = useOpenNights();
  const [busy, setBusy] = useState(false);
  const { _id, nights, state, progress } = closing;

  async function open() {
    setBusy(true);
    const { answer } = await outcomeOf(openNights(propertyId, _id));
    setBusy(false);
    if (answer) onDone?.();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {progress && <Progress state={state} {...progress} />}
      {state !== 'opening' && (
        <Button variant="secondary" busy={busy} onClick={open}>
          <Trans>Open all, {formatNights(nights)}</Trans>
        </Button>
      )}
    </div>
  );
}

interface ProgressProps {
  state: ClosingEntry['state'];
  done: number;
  of: number;
}

function Progress({ state, done, of }: ProgressProps) {
  return (
    <label className="flex items-center gap-3 text-bark">
      {state === 'closing' ? <Trans>Nights are being closed</Trans> : <Trans>Nights are being opened</Trans>}
      <progress value={done} max={of} className="h-2 w-32 accent-glacier" />
    </label>
  );
}
