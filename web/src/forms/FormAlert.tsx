import { type ReactNode, useEffect } from 'react';
import { Icon } from '../components/Icon.tsx';
import { prepareToasts } from '../components/toasts/toast.ts';

/**
 * Says why a form was refused, beside its button: the toast of a failed call takes its place in here (`placeOfToast`), and `children` are the
 * sentence of a form that found out by itself. The live region is always there, so that screen readers announce its text.
 */
export function FormAlert({ children }: { children?: ReactNode }) {
  useEffect(prepareToasts, []);
  return (
    <div role="alert" data-toast-place className="grid gap-3 empty:absolute">
      {children && (
        <p
          tabIndex={-1}
          className="flex scroll-mt-24 items-start gap-3 rounded-control bg-poppy-pale p-4 text-walnut outline-none"
        >
          <Icon name="warning" className="mt-0.5 size-5 text-poppy" />
          <span className="min-w-0 wrap-anywhere">{children}</span>
        </p>
      )}
    </div>
  );
}
