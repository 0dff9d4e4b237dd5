/** Moves the focus to the page's main part, for what held it is gone. The page stays where it is scrolled to. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
