import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusMain } from '../focusMain.ts';
import { placeOfToast } from './placeOfToast.ts';
import { ToastCard } from './ToastCard.tsx';
import { removeToast, type Toast } from './toasts.ts';

/** The first thing of the page, which the top of the screen keeps: the place of a toast whose call has none of its own. */
let strip: HTMLElement | undefined;

/** Puts the live region into the page before it says anything: screen readers do not announce what one holds when it appears. */
export function mountStrip(): void {
  strip ??= document.createElement('div');
  if (strip.isConnected) return;
  strip.setAttribute('role', 'alert');
  strip.className = 'sticky top-0 z-50 print:hidden';
  document.body.prepend(strip);
}

/**
 * The toast of a failed call. It takes room of its own in the page, beside what failed, so that it covers nothing that can be pressed, and stays
 * until it is dismissed, another toast comes or its page is left.
 */
export function ErrorToast({ toast: { id, message, near } }: { toast: Toast }) {
  const [holder] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const stand = () => {
      const place = placeOfToast(near);
      holder.className = place ? '' : 'page py-3 bg-snow border-b border-hairline';
      (place ?? strip)?.append(holder);
      if (place) holder.scrollIntoView({ block: 'nearest' });
    };
    stand();
    const release = makeRoom(holder);
    // A dialog or a form may close with the toast in it.
    const watch = new MutationObserver(() => holder.isConnected || stand());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      release();
      holder.remove();
    };
  }, [holder, near]);
  const dismiss = () => {
    const held = holder.contains(document.activeElement);
    removeToast(id);
    if (held) giveFocusBack(near);
  };
  return createPortal(<ToastCard kind="error" message={message} onDismiss={dismiss} />, holder);
}

function giveFocusBack(near: Element | null | undefined): void {
  if (near instanceof HTMLElement && near.isConnected) near.focus();
  if (document.activeElement === document.body) focusMain();
}

/**
 * Tells the page how much of its top the strip takes: a focused field is scrolled clear of it. A scrolled page moves down by as much, so that
 * nothing that was on the screen is behind it.
 */
function makeRoom(holder: HTMLElement): () => void {
  const { style } = document.documentElement;
  const scrolled = holder.parentElement === strip && window.scrollY > 0;
  const frame = requestAnimationFrame(() => {
    if (scrolled) window.scrollBy({ top: -holder.offsetHeight, behavior: 'instant' });
  });
  const size = new ResizeObserver(() => {
    style.setProperty('--strip', `${strip?.offsetHeight ?? 0}px`);
    style.scrollPaddingBlockStart = strip?.offsetHeight ? `calc(5rem + ${strip.offsetHeight}px)` : '';
  });
  size.observe(holder);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    style.removeProperty('--strip');
    style.scrollPaddingBlockStart = '';
  };
}
