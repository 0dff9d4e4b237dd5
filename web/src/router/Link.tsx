import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './hooks.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site. */
  to: string;
  /** Handed to the page over there. */
  state?: unknown;
}

/** A link inside the site: no reload, and in every other way what the browser makes of a link. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || wantsBrowser(event) || rest.target) return;
    event.preventDefault();
    navigate(to, { state });
  }
  return <a {...rest} href={to} onClick={follow} />;
}

/** A new tab, a new window, a download. */
function wantsBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
