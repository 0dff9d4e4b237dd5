import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { type Answer, sayCounts } from './answers.ts';
import type { Answering } from './useAnswering.ts';

interface Props {
  answer: Answer;
  /** The ids of the requests on show that it would answer. */
  ids: readonly string[];
  answering: Answering;
}

/** One button for all requests that wait, with a question before, and what became of them after. */
export function AnswerAll({ answer, ids, answering }: Props) {
  const [asking, setAsking] = useState(false);
  const [counts, setCounts] = useState<readonly string[]>([]);
  const words = allWords[answer];

  async function answerAll() {
    const outcomes = await answering.answerAll(answer, ids);
    setAsking(false);
    if (outcomes) setCounts(sayCounts(outcomes));
  }

  return (
    <div className="mb-7 grid max-w-3xl gap-4">
      {ids.length > 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          {words.action}
        </Button>
      )}
      <div role="status" className="empty:-mt-4">
        {counts.length > 0 && <p className="rounded-control bg-drift px-4 py-3">{counts.join(' · ')}</p>}
      </div>
      {asking && (
        <ConfirmDialog
          title={words.title}
          action={words.action}
          keep={<Trans>Not now</Trans>}
          busy={answering.busyWithAll}
          onConfirm={() => void answerAll()}
          onCancel={() => setAsking(false)}
        >
          {words.consequence}
        </ConfirmDialog>
      )}
    </div>
  );
}

const allWords: Record<Answer, Record<'title' | 'action' | 'consequence', ReactNode>> = {
  accept: {
    title: <Trans>Accept all that wait?</Trans>,
    action: <Trans>Accept all</Trans>,
    consequence: (
      <Trans>
        Oldest first. Where two ask for the same night, the older one gets it. Every guest is told by mail at once.
      </Trans>
    ),
  },
  reject: {
    title: <Trans>Decline all that wait?</Trans>,
    action: <Trans>Decline all</Trans>,
    consequence: <Trans>Every guest is told by mail at once and looks elsewhere. This cannot be undone.</Trans>,
  },
};
