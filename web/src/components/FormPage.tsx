import type { ReactNode } from 'react';
import type { Destination } from '../../../shared/rules/destinations.ts';
import { DestinationPoster } from '../illustrations/DestinationPoster.tsx';
import { Notice } from './Notice.tsx';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** The picture beside the form, where there is room for one. */
  place: Destination;
  children: ReactNode;
}

/** A page with one form on it. */
export function FormPage({ title, lead, place, children }: Props) {
  return (
    <div className="page grid gap-x-16 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="mx-auto w-full max-w-lg lg:mx-0">
        <Notice />
        <PageTitle title={title}>{lead}</PageTitle>
        <div className="mt-8">{children}</div>
      </div>
      <DestinationPoster place={place} className="sticky top-8 aspect-3/4 w-full rounded-picture max-lg:hidden" />
    </div>
  );
}
