import { Suspense, useSyncExternalStore } from 'react';
import { oldestShown, onAges } from '../offline/shownAges.ts';
import { lazyPart } from './lazyPart.tsx';

/** The words are no part of a first load. Where their chunk does not arrive, nothing is said. */
const AgeSentence = lazyPart(async () => (await import('./AgeSentence.tsx')).AgeSentence);

/** Says how old the page is where it does not come from the network. It stands over the scene of the home page, which begins behind it. */
export function AgeLine() {
  const needed = useSyncExternalStore(onChange, isNeeded, () => false);
  return (
    <div role="status" className="relative z-20 print:hidden">
      {needed && (
        <Suspense>
          <AgeSentence />
        </Suspense>
      )}
    </div>
  );
}

function isNeeded(): boolean {
  return !navigator.onLine || oldestShown() !== undefined;
}

function onChange(listener: () => void): () => void {
  const stop = onAges(listener);
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    stop();
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}
