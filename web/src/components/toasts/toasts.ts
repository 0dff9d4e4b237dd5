export type ToastKind = 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
}

/** More toasts at once would cover the page. */
const most = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The toasts on show, oldest first: a store for useSyncExternalStore. */
export function currentToasts(): readonly Toast[] {
  return shown;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The same message again replaces the toast before, with a new time, and an error any error before: when nothing gets
 * through, one sentence says so.
 */
export function addToast(kind: ToastKind, message: string): void {
  lastId += 1;
  const replaced = (toast: Toast) => toast.message === message || (kind === 'error' && toast.kind === 'error');
  change([...shown.filter((toast) => !replaced(toast)), { id: lastId, kind, message }].slice(-most));
}

export function removeToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
