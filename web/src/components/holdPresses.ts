/** Told to the window once a prerendered page answers presses. */
export const hydratedEvent = 'hydrated';

/**
 * Holds the presses of buttons until the page answers them, and repeats them then: on a slow line a page is seen seconds before its
 * scripts are there. The home page's form holds its own. Pages have the text of this function in their first script, so it uses
 * nothing from outside of itself.
 * @public to the build
 */
export function holdPresses(): void {
  const held: HTMLElement[] = [];
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
    if (!button || button.closest('#home-search')) return;
    // React may answer a part of the page already, and would do so twice.
    event.stopPropagation();
    held.push(button);
  };
  const repeat = () => {
    document.removeEventListener('click', hold, true);
    const press = (button: HTMLElement) => {
      // A page that was made for another address has put its own in the place of it.
      const same = (each: HTMLElement) =>
        each.textContent === button.textContent && each.ariaLabel === button.ariaLabel;
      const all = [...document.querySelectorAll<HTMLElement>('button[type=button]')];
      (button.isConnected ? button : all.find(same))?.click();
    };
    // React renders after an event: each press is one of the page that the press before has made.
    held.forEach((button, at) => void setTimeout(press, at, button));
  };
  document.addEventListener('click', hold, true);
  addEventListener('hydrated', repeat, { once: true });
}
