import type { ReactNode } from 'react';

interface Props {
  name: ReactNode;
  /** Its place in the grid of the list. */
  className?: string;
  children: ReactNode;
}

/** A named fact of a `dl`. */
export function Fact({ name, className = '', children }: Props) {
  return (
    <div className={className}>
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
