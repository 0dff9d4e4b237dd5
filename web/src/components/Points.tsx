import type { ReactNode } from 'react';

/** A list of sentences, each beside a line. */
export function Points({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:text-lg md:grid-cols-2 [&>li]:border-s-2 [&>li]:border-apricot [&>li]:ps-4">
      {children}
    </ul>
  );
}
