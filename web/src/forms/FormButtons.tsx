import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../components/Button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant'> {
  busy: boolean;
  onLeave: () => void;
  /** Words of the button that sends the form. */
  children: ReactNode;
}

/** The buttons of a form that opens in a page: one sends it, the other leaves things as they are. */
export function FormButtons({ busy, onLeave, children, ...look }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} {...look}>
        {children}
      </Button>
      <Button variant="quiet" aria-disabled={busy} onClick={onLeave}>
        <Trans>Leave it</Trans>
      </Button>
    </div>
  );
}
