import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon.tsx';
import { MenuItem } from '../../components/MenuItem.tsx';
import { paths } from '../../paths.ts';

const line = 'flex min-h-11 w-full items-center gap-1.5 rounded-control px-3 text-start font-medium text-walnut';

/** "My account": a button that opens a list of links, as the ARIA practices have it for navigation. */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const id = useId();
  const { open, setOpen, item, button, closeOnEscape } = useDisclosure();
  return (
    <li ref={item} className="relative" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={line}
      >
        <Trans>My account</Trans>
        <Icon name="chevronDown" className={`size-4.5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        className={`${open ? '' : 'hidden'} max-md:ps-4 md:absolute md:end-0 md:top-full md:mt-2 md:w-52 md:rounded-panel md:bg-paper md:p-3 md:shadow-lift`}
      >
        <MenuItem to={paths.travellerProfile}>
          <Trans>Profile Setting</Trans>
        </MenuItem>
        <MenuItem to={paths.travellerBookings}>
          <Trans>Bookings</Trans>
        </MenuItem>
        <li>
          <button
            type="button"
            onClick={onLogOut}
            className={`${line} decoration-apricot decoration-2 underline-offset-8 hover:underline`}
          >
            <Trans>Logout</Trans>
          </button>
        </li>
      </ul>
    </li>
  );
}

/** Open until the address changes, Escape is pressed, or the focus or a press goes to another part of the page. */
function useDisclosure() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return { open, setOpen, item, button, closeOnEscape };
}
