import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { type Success, useOutcome } from '../../../forms/outcomeOf.ts';

/** An answer to a proposal: the name of its button, and what follows from it. */
interface AnswerWords {
  label: string;
  question: ReactNode;
}

interface Props {
  yes: AnswerWords & { title: ReactNode };
  no: AnswerWords;
  send: (agree: boolean) => Promise<Success>;
}

/** Yes and no to a proposal, each after a question that says what follows. The card has the focus once it was answered. */
export function ProposalAnswer({ yes, no, send }: Props) {
  const [asking, setAsking] = useState<'yes' | 'no'>();
  const place = useRef<HTMLDivElement>(null);
  const close = () => setAsking(undefined);
  const agree = asking === 'yes';
  const [busy, run] = useOutcome(() => send(agree));

  /** After a failure the card is read again: it says what became of the proposal. */
  async function confirm() {
    const { answer } = await run();
    if (answer) closeAndFocus(close, place.current?.closest('article'));
    else close();
  }

  return (
    <div ref={place} className="flex flex-wrap gap-3">
      <Button aria-label={yes.label} onClick={() => setAsking('yes')}>
        <Trans>Say yes</Trans>
      </Button>
      <Button variant="secondary" aria-label={no.label} onClick={() => setAsking('no')}>
        <Trans>Say no</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={agree ? yes.title : <Trans>Stay with what was agreed?</Trans>}
          action={agree ? <Trans>Say yes</Trans> : <Trans>Say no</Trans>}
          keep={<Trans>Not now</Trans>}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={close}
        >
          {agree ? yes.question : no.question}
        </ConfirmDialog>
      )}
    </div>
  );
}
