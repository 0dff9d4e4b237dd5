import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** Leads to all of what is shown here. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard with its heading. */
export function DashboardPart({ title, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
