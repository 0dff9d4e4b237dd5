import type { ToastKind, Work } from './toasts.ts';

let toaster: Promise<typeof import('./Toaster.tsx')> | undefined;

/**
 * Shows the result of an action in a corner for a while, or work while it lasts. Without its chunk, on a poor connection, nothing is
 * shown.
 */
export function toast(kind: ToastKind, message: string, work?: Work): void {
  toaster ??= import('./Toaster.tsx');
  toaster.then(
    ({ showToast }) => showToast(kind, message, work),
    () => {
      toaster = undefined;
    },
  );
}

/** After another page has come: what was said on the one before goes with it. */
export function leaveToasts(): void {
  void toaster?.then(
    (loaded) => loaded.leaveToasts(),
    () => {},
  );
}
