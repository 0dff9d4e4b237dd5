import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';

/** A question that opens on its answer; it works before any script has run. */
export function Question({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 text-lg font-semibold hover:text-glacier [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="plus" className="size-5 text-glacier group-open:hidden" />
        <Icon name="minus" className="hidden size-5 text-glacier group-open:block" />
      </summary>
      <p className="max-w-2xl pb-5 text-bark">{children}</p>
    </details>
  );
}
