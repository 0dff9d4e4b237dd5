import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...rest} className={buttonStyle(variant, className)} />;
}
