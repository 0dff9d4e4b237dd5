import { Listeners } from '../../listeners.ts';

export type ToastKind = 'success' | 'error';

export interface Toast {
  id: number;
  /** The address of the page that it came on. */
  page: string;
  kind: ToastKind;
  message: string;
}

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Listeners();

/** The toast on show, if there is one: a store for useSyncExternalStore. */
export function currentToasts(): readonly Toast[] {
  return shown;
}

export const onToasts = listeners.add;

/** Shows a toast in the place of the one before: the latest is what was asked for last, and more would cover the page. */
export function addToast(kind: ToastKind, message: string, page: string): void {
  lastId += 1;
  change([{ id: lastId, kind, message, page }]);
}

/** A toast goes with the page that it came on; `page` is the address of the one that is there now. */
export function keepToastsOf(page: string): void {
  if (shown.some((toast) => toast.page !== page)) change(shown.filter((toast) => toast.page === page));
}

export function removeToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  shown = next;
  listeners.tell();
}
