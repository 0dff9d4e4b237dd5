import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...rest} className={buttonStyle(variant, className)} />;
}
