import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A documented part of the property form. */
export function FormSection({ title, lead, children }: Props) {
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="mt-1 text-bark">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
