import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

interface Props extends ComponentProps<'button'> {
  /** One primary button a view. */
  variant?: ButtonVariant;
  /** Shows that the press is being worked on, and takes no second one. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? refusePress : onClick}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 motion-safe:animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
      {children}
    </button>
  );
}

/** A busy button is not `disabled`: that would throw whoever pressed it by keyboard off the button. */
function refusePress(event: MouseEvent) {
  event.preventDefault();
}
