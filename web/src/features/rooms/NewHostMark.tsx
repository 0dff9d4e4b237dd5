import { Trans } from '@lingui/react/macro';

/** Says of a listing that its owner has not confirmed the email. */
export function NewHostMark({ className = '' }: { className?: string }) {
  return (
    <span className={`rounded-control bg-apricot-pale px-2.5 py-1 text-sm text-walnut ${className}`}>
      <Trans>New host, e-mail not confirmed yet</Trans>
    </span>
  );
}
