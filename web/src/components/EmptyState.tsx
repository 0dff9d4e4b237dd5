import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** A sentence about the next step. */
  children?: ReactNode;
  /** Buttons or links to what can be done next. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-14 text-center">
      <svg viewBox="0 0 120 56" className="mb-2 w-28" aria-hidden="true">
        <circle cx="84" cy="20" r="9" className="fill-apricot" />
        <path d="M0 52 30 22l14 12L66 8l54 44Z" className="fill-glacier-pale" />
        <path d="m66 8 12 13-8-2-5 5-6-7Z" className="fill-snow" />
        <path d="M0 54h120" className="stroke-outline" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <h2 className="max-w-full text-2xl wrap-anywhere">{title}</h2>
      {children && <p className="max-w-full text-bark wrap-anywhere">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
