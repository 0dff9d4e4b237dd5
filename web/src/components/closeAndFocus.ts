import { flushSync } from 'react-dom';

/**
 * Closes a question whose button goes with what it asked about, and moves the focus to what stood around it; to the page
 * where that goes as well. The dialog must be gone first: nothing outside an open one takes the focus.
 */
export function closeAndFocus(close: () => void, place: HTMLElement | null | undefined): void {
  flushSync(close);
  const target = place?.isConnected ? place : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
