import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import type { Restored } from './draftStorage.ts';

/** Says that the form holds what was typed before. */
export function DraftNotice({
  restored,
  onStartAfresh,
}: {
  restored: Restored | undefined;
  onStartAfresh: () => void;
}) {
  return (
    <div role="status" className="empty:hidden">
      {restored && (
        <div className="grid gap-1 rounded-control bg-apricot-pale px-4 py-3">
          <p>
            <Trans>This is what you typed before. You have not submitted it yet.</Trans>
          </p>
          {restored.lostPhotos > 0 && (
            <p>
              <Plural
                value={restored.lostPhotos}
                one="# photo had not arrived: please add it again."
                other="# photos had not arrived: please add them again."
              />
            </p>
          )}
          <Button variant="quiet" className="-ms-2 justify-self-start" onClick={onStartAfresh}>
            <Trans>Start afresh</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
