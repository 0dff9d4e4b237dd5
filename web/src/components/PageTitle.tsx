import type { ReactNode } from 'react';
import { Isolated } from './Isolated.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface Props {
  /** People's own words are between the marks of `isolate`. */
  title: string;
  /** A sentence below the heading. */
  children?: ReactNode;
}

/** A page's only h1; it also names the browser's tab. */
export function PageTitle({ title, children }: Props) {
  useDocumentTitle(title);
  return (
    <header className="min-w-0 max-w-2xl">
      <h1 className="text-title wrap-anywhere">
        <Isolated text={title} />
      </h1>
      {children && <p className="mt-3 text-lg text-bark">{children}</p>}
    </header>
  );
}
