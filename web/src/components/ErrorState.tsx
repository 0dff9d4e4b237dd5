import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** A sentence of the page's own; the failure of a call is said by its toast. */
  message?: ReactNode;
  onRetry?: () => void;
}

/** The place of what could not be read, with the way to try again. */
export function ErrorState({ message, onRetry }: Props) {
  return (
    <div
      role={message ? 'alert' : undefined}
      className="flex flex-col items-start gap-4 rounded-panel bg-poppy-pale p-6 sm:flex-row sm:items-center"
    >
      <Icon name="warning" className="size-6 shrink-0 text-poppy" />
      <p className="grow text-walnut">
        {message ?? (onRetry ? <Trans>This did not load.</Trans> : <Trans>There is nothing to show here.</Trans>)}
      </p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
