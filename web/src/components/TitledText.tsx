import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A sign above the title, on phones beside it. */
  sign?: ReactNode;
  children: ReactNode;
}

/** A short text with a heading, as one of a list. */
export function TitledText({ title, sign, children }: Props) {
  return (
    <li className={sign ? 'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-4' : ''}>
      {sign && <div className="row-span-2 mb-2 sm:mb-3">{sign}</div>}
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-bark sm:mt-1.5">{children}</p>
    </li>
  );
}
