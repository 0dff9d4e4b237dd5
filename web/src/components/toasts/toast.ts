import type { ToastKind } from './toasts.ts';

/** Shows the result of an action in a corner for a while. Without its chunk, on a poor connection, nothing is shown. */
export function toast(kind: ToastKind, message: string): void {
  import('./Toaster.tsx').then(
    ({ showToast }) => showToast(kind, message),
    () => {},
  );
}
