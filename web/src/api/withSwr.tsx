import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { endToastOfRead } from '../components/toasts/toast.ts';
import { dropOldAnswers, forgetOthersAnswers } from '../offline/cachedAnswers.ts';
import { takeBroughtAnswer } from './broughtAnswer.ts';
import { forgetAnswersWithSession } from './forgetAnswers.ts';
import { readAgainOnline } from './freshOrCached.ts';
import { tellFailure } from './tellFailure.ts';

/** A failed request is told of and shown with a button to try again; it is not repeated automatically. */
const settings = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 10_000,
  onError: (error: unknown, key: string) => tellFailure(error, key),
  onSuccess: (_: unknown, key: string) => endToastOfRead(key),
};

// The home page is prerendered where there is no window.
if (typeof window !== 'undefined') {
  forgetAnswersWithSession();
  forgetOthersAnswers();
  void dropOldAnswers();
  readAgainOnline();
  takeBroughtAnswer();
}

/** The component with the site's settings of SWR around it. */
export function withSwr(Shown: ComponentType): ComponentType {
  return () => (
    <SWRConfig value={settings}>
      <Shown />
    </SWRConfig>
  );
}
