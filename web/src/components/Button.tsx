import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

interface Props extends ComponentProps<'button'> {
  /** A view has one primary button. */
  variant?: ButtonVariant;
  /** Shows that its action is under way, and ignores presses meanwhile. */
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
  const refused = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, className)}
      aria-busy={busy}
      aria-disabled={refused || undefined}
      onClick={refused ? refusePress : onClick}
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

/** Such a button is not `disabled`, because a button that becomes disabled loses the keyboard's focus. */
function refusePress(event: MouseEvent) {
  event.preventDefault();
}
