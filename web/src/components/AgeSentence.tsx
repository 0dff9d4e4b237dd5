import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Age, oldestAge, onAges } from '../offline/answerAges.ts';
import { reachedAt } from '../offline/reached.ts';
import { formatDayAndTime } from '../words/days.ts';

/** "As of 22 November, 14:05. No connection.": when the oldest on the page was read, or else when the site answered last. */
export function AgeSentence() {
  const age = useSyncExternalStore(onAges, oldestAge);
  const reached = useReachedAt();
  return (
    <p className="page">
      <span className="numbers mb-2 block rounded-control bg-apricot-pale px-4 py-2.5 text-walnut">
        <Sentence at={age?.at ?? reached} reason={age?.reason ?? 'none'} />
      </span>
    </p>
  );
}

function Sentence({ at, reason }: { at: number | undefined; reason: Age['reason'] }) {
  if (at === undefined) return <Trans>No connection.</Trans>;
  const when = formatDayAndTime(new Date(at));
  return reason === 'none' ? (
    <Trans>As of {when}. No connection.</Trans>
  ) : (
    <Trans>As of {when}. The connection is weak.</Trans>
  );
}

function useReachedAt(): number | undefined {
  const [at, setAt] = useState<number>();
  useEffect(() => void reachedAt().then(setAt), []);
  return at;
}
