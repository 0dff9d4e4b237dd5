import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';

/** Why a form was refused, above its fields. The live region is always there, so that screen readers announce its text. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
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
