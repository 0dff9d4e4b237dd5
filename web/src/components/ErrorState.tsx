import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  /** A sentence about the failure: the API's own message when it gave one. */
  message: ReactNode;
  onRetry?: () => void;
}

export function ErrorState({ message, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-panel bg-poppy-pale p-6 sm:flex-row sm:items-center"
    >
      <Icon name="warning" className="size-6 shrink-0 text-poppy" />
      <p className="grow text-walnut">{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
