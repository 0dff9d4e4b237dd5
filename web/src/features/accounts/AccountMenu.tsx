import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useMenu } from '../../components/MenuBar.tsx';
import { MenuItem } from '../../components/MenuItem.tsx';
import { paths } from '../../paths.ts';

const line = 'flex min-h-11 w-full items-center gap-1.5 rounded-control px-3 text-start font-medium text-walnut';

/** "My account": a button that opens a list of links, as the ARIA practices have it for navigation. */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const id = useId();
  const { open, setOpen, button, closeOnEscape } = useMenu();
  const item = useClosingOutside(open, setOpen);
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
        className={`${open ? '' : 'hidden'} max-lg:ps-4 lg:absolute lg:end-0 lg:top-full lg:mt-2 lg:w-52 lg:rounded-panel lg:bg-paper lg:p-3 lg:shadow-lift`}
      >
        <MenuItem to={paths.travellerProfile}>
          <Trans>Profile Setting</Trans>
        </MenuItem>
        <MenuItem to={paths.travellerBookings}>
          <Trans>Bookings</Trans>
        </MenuItem>
        <MenuItem to={paths.kept}>
          <Trans>Kept rooms</Trans>
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

/** The menu's item, which closes it when the focus or a press goes to another part of the page. */
function useClosingOutside(open: boolean, close: (open: false) => void) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) close(false);
    };
    for (const act of ['pointerdown', 'focusin']) document.addEventListener(act, closeOutside, listening);
    return () => listening.abort();
  }, [open, close]);
  return item;
}
