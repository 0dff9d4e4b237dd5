import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon, type IconName } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import {
  addToast,
  currentToasts,
  keepToastsOf,
  onToasts,
  removeToast,
  type Toast,
  type ToastKind,
  type Work,
} from './toasts.ts';

/** Errors stay longer, because they take longer to read. */
const seconds: Record<Exclude<ToastKind, 'waiting'>, number> = { success: 6, error: 12 };

const icons = { success: 'check', error: 'warning', waiting: 'guests' } as const satisfies Record<ToastKind, IconName>;

const colours: Record<ToastKind, string> = { success: 'text-juniper', error: 'text-poppy', waiting: 'text-glacier' };

let container: HTMLElement | undefined;

/**
 * Shows a toast. Toasts have a React root of their own, so that what an action says at its end is seen on the page that
 * it leads to: they belong to the address at the moment at which they appear.
 */
export function showToast(kind: ToastKind, message: string, work?: Work): void {
  // Screen readers do not announce what a live region holds when it appears, so the first toast is added after it.
  setTimeout(() => addToast({ kind, message, page: window.location.pathname, work }), container ? 0 : 60);
  container ??= mountToaster();
}

/** Takes away what was said on other pages. */
export function leaveToasts(): void {
  keepToastsOf(window.location.pathname);
}

function mountToaster(): HTMLElement {
  const opened = document.body.appendChild(document.createElement('div'));
  createRoot(opened).render(
    <I18nProvider i18n={i18n}>
      <Toaster />
    </I18nProvider>,
  );
  return opened;
}

function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  const [paused, setPaused] = useState(false);
  // A toast that is removed under the pointer or the focus fires no event of leaving.
  const dismiss = (id: number) => {
    setPaused(false);
    removeToast(id);
  };
  return (
    <section
      aria-label={t`Messages`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col gap-2 sm:start-auto sm:end-6 sm:bottom-6 sm:w-96 max-lg:in-[body:has([data-bar])]:bottom-48 in-[body:has([data-low-bar])]:bottom-24"
    >
      {(['success', 'waiting', 'error'] as const).map((kind) => (
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'} className="flex flex-col gap-2">
          {toasts
            .filter((toast) => toast.kind === kind)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} paused={paused} onDismiss={() => dismiss(toast.id)} />
            ))}
        </div>
      ))}
    </section>
  );
}

interface CardProps {
  toast: Toast;
  /** The pointer or the focus is on the toasts, so they stay. */
  paused: boolean;
  onDismiss: () => void;
}

function ToastCard({ toast: { id, kind, message }, paused, onDismiss }: CardProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (paused || kind === 'waiting') return;
    const timer = setTimeout(() => removeToast(id), seconds[kind] * 1000);
    return () => clearTimeout(timer);
  }, [id, kind, paused]);
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-control border border-hairline bg-paper py-1.5 ps-4 pe-1.5 text-walnut shadow-lift transition-opacity duration-200 motion-safe:starting:opacity-0">
      <Icon name={icons[kind]} className={`mt-3 size-5 ${colours[kind]}`} />
      <p className="min-w-0 grow py-2.5 wrap-anywhere">{message}</p>
      <IconButton
        label={kind === 'waiting' ? t`Stop` : t`Dismiss`}
        icon="close"
        className="rounded-control text-bark hover:text-walnut [&>svg]:size-4.5"
        onPress={onDismiss}
      />
    </div>
  );
}
