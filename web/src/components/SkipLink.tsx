import type { ReactNode } from 'react';

/** A link that is seen while it has the focus, and leads past what stands before a part of the page. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className="absolute start-4 top-3 z-50 -translate-y-24 rounded-control bg-glacier px-5 py-3 font-semibold text-on-glacier focus:translate-y-0"
    >
      {children}
    </a>
  );
}
