import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';

interface Props {
  /** The form holds what was typed before. */
  restored: boolean;
  /** Label of the button that drops it. */
  action: ReactNode;
  onDrop: () => void;
  children: ReactNode;
}

/** Says that a form holds what was typed before and not sent, with a way to drop it. */
export function RestoredNotice({ restored, action, onDrop, children }: Props) {
  return (
    <div role="status" className="empty:absolute">
      {restored && (
        <div className="grid gap-1 rounded-control bg-apricot-pale px-4 py-3">
          {children}
          <Button variant="quiet" className="-ms-2 justify-self-start" onClick={onDrop}>
            {action}
          </Button>
        </div>
      )}
    </div>
  );
}
