export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75';

const looks: Record<ButtonVariant, string> = {
  primary:
    'forced-colors:border bg-glacier px-6 py-2.5 text-on-glacier enabled:hover:bg-glacier-deep [a&]:hover:bg-glacier-deep',
  secondary: 'forced-colors:border bg-glacier-pale px-5 py-2.5 text-glacier-deep hover:bg-drift',
  quiet: 'px-2 py-2 text-glacier underline-offset-4 hover:underline',
};

export function buttonStyle(variant: ButtonVariant, className = ''): string {
  return `${shape} ${looks[variant]} ${className}`;
}
