import { Listeners } from '../../listeners.ts';

export type ToastKind = 'success' | 'error' | 'waiting';

/** Work that a toast tells of: the toast stays until it is `over`, and whoever dismisses it or leaves its page stops the work. */
export interface Work {
  over: AbortSignal;
  stop(): void;
}

export interface Toast {
  id: number;
  /** The address of the page that it came on. */
  page: string;
  kind: ToastKind;
  message: string;
  work?: Work | undefined;
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
export function addToast(said: Omit<Toast, 'id'>): void {
  if (said.work?.over.aborted) return;
  lastId += 1;
  const id = lastId;
  change([{ id, ...said }]);
  said.work?.over.addEventListener('abort', () => change(shown.filter((toast) => toast.id !== id)));
}

/** A toast goes with the page that it came on; `page` is the address of the one that is there now. */
export function keepToastsOf(page: string): void {
  const left = shown.filter((toast) => toast.page !== page);
  for (const { id } of left) removeToast(id);
}

/** Takes a toast away; the work that it tells of is stopped. */
export function removeToast(id: number): void {
  const removed = shown.find((toast) => toast.id === id);
  if (!removed) return;
  change(shown.filter((toast) => toast !== removed));
  removed.work?.stop();
}

function change(next: readonly Toast[]): void {
  shown = next;
  listeners.tell();
}
