import { Listeners } from '../../listeners.ts';

export type ToastKind = 'success' | 'error' | 'waiting';

/** Work that a toast tells of: the toast stays until it is `over`, and whoever dismisses it or leaves its page stops the work. */
export interface Work {
  over: AbortSignal;
  stop(): void;
}

/** More of a toast than its kind and its sentence. */
export interface ToastDetails {
  work?: Work | undefined;
  /** The control or the form that a failed call was made from: the toast stands in its part of the page. */
  near?: Element | null | undefined;
  /** The key of the read, or of the mail, that failed, whose success takes the toast away. */
  readKey?: string | undefined;
}

export interface Toast extends ToastDetails {
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
export function addToast(said: Omit<Toast, 'id'>): void {
  if (said.work?.over.aborted) return;
  lastId += 1;
  const id = lastId;
  change([{ id, ...said }]);
  said.work?.over.addEventListener('abort', () => change(shown.filter((toast) => toast.id !== id)));
}

/** A toast goes with the page that it came on; `page` is the address of the one that is there now. */
export function keepToastsOf(page: string): void {
  removeWhere((toast) => toast.page !== page);
}

/** Takes away what was said of a read that has succeeded since. */
export function removeToastOfRead(readKey: string): void {
  removeWhere((toast) => toast.readKey === readKey);
}

function removeWhere(isOver: (toast: Toast) => boolean): void {
  for (const { id } of shown.filter(isOver)) removeToast(id);
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
