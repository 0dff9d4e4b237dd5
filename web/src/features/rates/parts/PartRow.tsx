import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { Isolated } from '../../../components/Isolated.tsx';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { type RatesView, usePutRates } from '../api/rates.ts';
import { type ListName, type PartWords, type ReadPart, withPart } from './changes.ts';

interface Props<List extends ListName> {
  rates: RatesView;
  list: List;
  part: ReadPart<List>;
  words: PartWords;
  onChange: () => void;
}

/** A part of the rates in words, with the buttons that change it or take it away. */
export function PartRow<List extends ListName>({ rates, list, part, words, onChange }: Props<List>) {
  const { t } = useLingui();
  const { name, lines } = words;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-48 wrap-anywhere">
        <p className="font-semibold">
          <Isolated text={name} />
        </p>
        {lines.map((line) => (
          <p key={line} className="numbers text-bark">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" aria-label={t`Change ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
        <RemovePart {...{ rates, list, part, name }} />
      </div>
    </div>
  );
}

/** Takes a part away, after asking. */
function RemovePart<List extends ListName>({
  rates,
  list,
  part,
  name,
}: Omit<Props<List>, 'words' | 'onChange'> & { name: string }) {
  const { t } = useLingui();
  const put = usePutRates(rates);
  const [asking, setAsking] = useState(false);
  const [busy, remove] = useOutcome(() => put((read) => withPart(read, list, { known: part })));

  async function confirm() {
    await remove();
    closeAndFocus(() => setAsking(false), null);
  }

  return (
    <>
      <Button variant="quiet" aria-label={t`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={
            <Trans>
              Remove <Isolated text={name} />?
            </Trans>
          }
          action={<Trans>Remove</Trans>}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <Loss list={list} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says what changes when a part is taken away. */
function Loss({ list }: { list: ListName }) {
  if (list === 'children') {
    return <Trans>Children then count as adults. Requests and bookings keep their prices.</Trans>;
  }
  if (list === 'extras')
    return <Trans>Guests then choose it no more. Requests and bookings keep what they have.</Trans>;
  return <Trans>These nights then cost what they cost without it. Requests and bookings keep their prices.</Trans>;
}
