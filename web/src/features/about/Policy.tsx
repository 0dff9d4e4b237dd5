import type { ReactNode } from 'react';

/** A section of the privacy policy. */
export function Policy({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-14 gap-y-2 lg:grid-cols-[16rem_minmax(0,42rem)]">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <div className="space-y-3 text-bark [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5">{children}</div>
    </section>
  );
}
