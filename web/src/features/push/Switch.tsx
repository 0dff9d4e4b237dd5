import { type ReactNode, useId } from 'react';

interface Props {
  on: boolean;
  busy: boolean;
  onChange: () => void;
  children: ReactNode;
  hint: ReactNode;
}

/** A switch with its name and a sentence about it. */
export function Switch({ on, busy, onChange, children, hint }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-disabled={busy}
        aria-busy={busy}
        aria-describedby={id}
        onClick={onChange}
        className="flex min-h-11 items-center justify-between gap-4 text-start font-medium text-walnut"
      >
        <span className="min-w-0">{children}</span>
        <span
          aria-hidden="true"
          className={`${busy ? 'motion-safe:animate-pulse ' : ''}inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-outline p-0.5 ${on ? 'justify-end bg-glacier' : ''}`}
        >
          <span className={`size-4.5 rounded-full ${on ? 'bg-on-glacier' : 'bg-bark'}`} />
        </span>
      </button>
      <p id={id} className="text-sm text-bark">
        {hint}
      </p>
    </div>
  );
}
