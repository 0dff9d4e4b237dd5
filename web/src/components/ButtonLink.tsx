import { Link, type LinkProps } from '../router/Link.tsx';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

/** A link that weighs as much as a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...rest} className={buttonStyle(variant, className)} />;
}
