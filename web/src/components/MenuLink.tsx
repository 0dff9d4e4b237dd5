import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAt } from '../paths.ts';

/** A link of the navigation, marked when it leads to the current page. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      aria-current={isAt(pathname, to) ? 'page' : undefined}
      className="flex min-h-11 items-center rounded-control px-3 font-medium text-walnut decoration-apricot decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
    >
      {children}
    </Link>
  );
}
