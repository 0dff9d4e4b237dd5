import type { ToastDetails, ToastKind } from './toasts.ts';

let toaster: Promise<typeof import('./Toaster.tsx')> | undefined;

/** Loads what shows toasts, so that a failure without a connection can be told. */
export function prepareToasts(): void {
  toaster ??= import('./Toaster.tsx');
  toaster.catch(() => {
    toaster = undefined;
  });
}

/**
 * Shows the result of an action, or work while it lasts: success for a while in a corner, a failure in the page until it is dismissed.
 * Without its chunk, on a poor connection, nothing is shown.
 */
export function toast(kind: ToastKind, message: string, details?: ToastDetails): void {
  prepareToasts();
  toaster?.then(
    ({ showToast }) => showToast(kind, message, details),
    () => {},
  );
}

/** After another page has come: what was said on the one before goes with it. */
export function leaveToasts(): void {
  whereLoaded((loaded) => loaded.leaveToasts());
}

/** After a read has succeeded: what was said of its failure goes. */
export function endToastOfRead(readKey: string): void {
  whereLoaded((loaded) => loaded.endToastOfRead(readKey));
}

function whereLoaded(act: (loaded: typeof import('./Toaster.tsx')) => void): void {
  void toaster?.then(act, () => {});
}
