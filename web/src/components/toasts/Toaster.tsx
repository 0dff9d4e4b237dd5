import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorToast, mountStrip } from './ErrorToast.tsx';
import { ToastCard } from './ToastCard.tsx';
import {
  addToast,
  currentToasts,
  keepToastsOf,
  onToasts,
  removeToast,
  removeToastOfRead,
  type Toast,
  type ToastDetails,
  type ToastKind,
} from './toasts.ts';

/** How long a success stays. */
const seconds = 6;

let container: HTMLElement | undefined;

/**
 * Shows a toast. Toasts have a React root of their own, so that what an action says at its end is seen on the page that
 * it leads to: they belong to the address at the moment at which they appear.
 */
export function showToast(kind: ToastKind, message: string, details?: ToastDetails): void {
  mountStrip();
  // Screen readers do not announce what a live region holds when it appears, so the first toast is added after it.
  setTimeout(() => addToast({ kind, message, page: window.location.pathname, ...details }), container ? 0 : 60);
  container ??= mountToaster();
}

/** Takes away what was said on other pages. */
export function leaveToasts(): void {
  keepToastsOf(window.location.pathname);
}

export const endToastOfRead = removeToastOfRead;

function mountToaster(): HTMLElement {
  const opened = document.body.appendChild(document.createElement('div'));
  createRoot(opened).render(
    <I18nProvider i18n={i18n}>
      <Toaster />
    </I18nProvider>,
  );
  return opened;
}

/** A failure stands in the page; success and work that lasts are told in a corner, which they leave by themselves. */
function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const [paused, setPaused] = useState(false);
  // A toast that is removed under the pointer or the focus fires no event of leaving.
  const dismiss = (id: number) => {
    setPaused(false);
    removeToast(id);
  };
  const [passing, failed] = [
    toasts.filter(({ kind }) => kind !== 'error'),
    toasts.filter(({ kind }) => kind === 'error'),
  ];
  return (
    <>
      {failed.map((toast) => (
        <ErrorToast key={toast.id} toast={toast} />
      ))}
      <section
        aria-label={t`Messages`}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:start-auto sm:end-6 sm:bottom-6 sm:w-96 max-lg:in-[body:has([data-bar])]:bottom-48 in-[body:has([data-low-bar])]:bottom-24"
      >
        <div role="status" className="flex flex-col gap-2">
          {passing.map((toast) => (
            <PassingToast key={toast.id} toast={toast} paused={paused} onDismiss={() => dismiss(toast.id)} />
          ))}
        </div>
      </section>
    </>
  );
}

interface PassingProps {
  toast: Toast;
  /** The pointer or the focus is on the toasts, so they stay. */
  paused: boolean;
  onDismiss: () => void;
}

function PassingToast({ toast: { id, kind, message }, paused, onDismiss }: PassingProps) {
  useEffect(() => {
    if (paused || kind === 'waiting') return;
    const timer = setTimeout(() => removeToast(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, kind, paused]);
  return <ToastCard kind={kind} message={message} onDismiss={onDismiss} />;
}
