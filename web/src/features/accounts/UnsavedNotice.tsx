import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { focusMain } from '../../components/focusMain.ts';

/** Says that the form holds what was typed before and is not saved. */
export function UnsavedNotice({ restored, onStartAfresh }: { restored: boolean; onStartAfresh: () => void }) {
  // The button goes with the notice.
  const drop = () => {
    onStartAfresh();
    focusMain();
  };
  return (
    <div role="status" className="empty:absolute">
      {restored && (
        <div className="grid gap-1 rounded-control bg-apricot-pale px-4 py-3">
          <p>
            <Trans>This is what you typed before. You have not saved it yet.</Trans>
          </p>
          <Button variant="quiet" className="-ms-2 justify-self-start" onClick={drop}>
            <Trans>Drop what I typed</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
