import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';

/** A failed request is shown with a button to try again; it never repeats by itself. */
const rules = { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 10_000 };

/** The same component, whose requests keep the site's rules. */
export function withSwr(Shown: ComponentType): ComponentType {
  return () => (
    <SWRConfig value={rules}>
      <Shown />
    </SWRConfig>
  );
}
