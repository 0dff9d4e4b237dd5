import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

interface Props extends ComponentProps<'button'> {
  /** One primary button a view. */
  variant?: ButtonVariant;
  /** Shows that the press is being worked on, and takes no second one. */
  busy?: boolean;
}

export function Button({ variant = 'primary', busy = false, className, type = 'button', children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, className)}
      aria-busy={busy}
      disabled={busy || rest.disabled}
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
