import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

interface Props {
  to: string;
  /** State of the history entry that it leads to. */
  state?: object;
  /** It tells links of several things with the same words apart, for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A link with an arrow, in the size of text. */
export function TextLink({ to, state, label, children }: Props) {
  return (
    <Link
      to={to}
      state={state}
      aria-label={label}
      className="group inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-glacier underline-offset-4 hover:underline"
    >
      {children}
      <Icon
        name="chevronEnd"
        className="size-4 transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  );
}
