import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { LowDataSwitch } from './LowDataSwitch.tsx';

/** The site's navigation around its list items: a line on wide screens, below a button on phones and tablets. */
export function MenuBar({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { open, setOpen, button, closeOnEscape } = useMenu();
  return (
    <nav aria-label={t`Main`} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? t`Close menu` : t`Open menu`}
        onClick={() => setOpen(!open)}
        className="-me-2.5 grid size-11 place-items-center rounded-control text-walnut lg:hidden"
      >
        <Icon name={open ? 'close' : 'menu'} className="size-6" />
      </button>
      <ul
        id="menu"
        className={`${open ? 'flex' : 'hidden'} absolute inset-x-4 top-full flex-col sm:max-lg:start-auto sm:max-lg:w-72 gap-1 rounded-panel bg-paper p-3 shadow-lift forced-colors:max-lg:border lg:static lg:flex lg:flex-row lg:flex-wrap lg:items-center lg:justify-end lg:bg-transparent lg:p-0 lg:shadow-none`}
      >
        {children}
        <li className="lg:hidden">
          <LowDataSwitch className="flex min-h-11 w-full items-center justify-between rounded-control px-3 font-medium text-walnut" />
        </li>
      </ul>
    </nav>
  );
}

/** A menu that is open until the address changes or Escape is pressed. */
export function useMenu() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [pathname]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // A menu around this one stays open.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return { open, setOpen, button, closeOnEscape };
}
