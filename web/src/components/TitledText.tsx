import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** What stands above the title. */
  sign?: ReactNode;
  children: ReactNode;
}

/** A short text with a heading, as one of a list. */
export function TitledText({ title, sign, children }: Props) {
  return (
    <li>
      {sign}
      <h3 className="text-xl not-first:mt-2">{title}</h3>
      <p className="mt-1.5 text-bark">{children}</p>
    </li>
  );
}
