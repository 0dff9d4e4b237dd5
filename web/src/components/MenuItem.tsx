import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isAt } from '../paths.ts';
import { Link } from './Link.tsx';

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link in a list of the navigation, marked when it leads to the current page. */
export function MenuItem({ to, className, children }: Props) {
  const { pathname } = useLocation();
  return (
    <li className={className}>
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control px-3 font-medium text-walnut decoration-apricot decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
      >
        {children}
      </Link>
    </li>
  );
}
