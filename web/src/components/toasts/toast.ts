export type ToastKind = 'success' | 'error';

/** Says what came of a press, in a corner, for a while. Safe to forget about: a poor connection only costs the toast. */
export function toast(kind: ToastKind, message: string): void {
  import('./Toaster.tsx').then(
    ({ showToast }) => showToast(kind, message),
    () => {},
  );
}
