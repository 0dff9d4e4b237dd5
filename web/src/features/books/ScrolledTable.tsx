import { type ReactNode, useId } from 'react';

interface Props {
  /** Name of the table. */
  caption: ReactNode;
  /** The name is for screen readers alone. */
  unseen?: boolean;
  className?: string;
  /** Rows. */
  children: ReactNode;
}

/** A table that scrolls in its place where it is wider, also by the keyboard: the page does not. */
export function ScrolledTable({ caption, unseen = false, className = '', children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={`overflow-x-auto ${className}`} tabIndex={0} aria-labelledby={id}>
      <table className="numbers w-full">
        <caption id={id} className={unseen ? 'sr-only' : 'pb-2 text-start font-semibold'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
