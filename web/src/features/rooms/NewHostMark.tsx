import { Trans } from '@lingui/react/macro';

/** Says before a request is sent that nobody knows yet whether the owner's address is right. */
export function NewHostNote() {
  return (
    <p className="rounded-control bg-apricot-pale px-4 py-3 text-sm text-walnut">
      <Trans>
        This host is new and has not confirmed the email address yet: an answer may take longer, or not come.
      </Trans>
    </p>
  );
}

/** Says of a listing that its owner has not confirmed the email. */
export function NewHostMark({ className = '' }: { className?: string }) {
  return (
    <span className={`rounded-control bg-apricot-pale px-2.5 py-1 text-sm text-walnut ${className}`}>
      <Trans>New host, e-mail not confirmed yet</Trans>
    </span>
  );
}
