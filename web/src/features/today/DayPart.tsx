import { type ReactNode, useId } from 'react';

export type Heading = 'h2' | 'h3';

interface Props {
  /** Its heading is below that of a property where the desk has several. */
  heading?: Heading;
  title: ReactNode;
  /** A figure beside the title. */
  count?: ReactNode;
  /** It stands at the end of the line. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a day, headed by its name and how many it has. It is a landmark where the desk has one property: those of several share their names. */
export function DayPart({ heading: Heading = 'h2', title, count, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={Heading === 'h2' ? id : undefined} className="@container">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Heading id={id} className="flex items-baseline gap-2.5 text-xl">
          {title}{' '}
          {count !== undefined && <span className="numbers font-sans text-base font-semibold text-bark">{count}</span>}
        </Heading>
        {more}
      </div>
      {children}
    </section>
  );
}
