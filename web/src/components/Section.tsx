import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** A link beside the heading: "All hotels". */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a page with a heading. */
export function Section({ title, lead, aside, id, children }: Props) {
  return (
    <section id={id} className="page below-fold py-5 sm:py-14">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:mb-8 sm:gap-y-3">
        <div className="max-w-2xl">
          <h2 className="text-title">{title}</h2>
          {lead && <p className="mt-1 text-bark sm:mt-2 sm:text-lg">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
