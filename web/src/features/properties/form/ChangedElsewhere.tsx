import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';

interface Props {
  /** What is different now, a sentence each. */
  changes: readonly string[];
  /** Begins with what stands now, and drops what was typed. */
  onStartAfresh: () => void;
}

/** Says what was changed elsewhere while somebody typed here. What they typed stays in the form. */
export function ChangedElsewhere({ changes, onStartAfresh }: Props) {
  return (
    <div className="grid gap-2 rounded-control bg-apricot-pale px-4 py-3">
      <p className="font-semibold">
        <Trans>What was changed elsewhere:</Trans>
      </p>
      <ul className="list-disc ps-5 wrap-anywhere">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        <Trans>What you typed is kept. Press Update to save it in the place of these changes.</Trans>
      </p>
      <Button variant="quiet" className="-ms-2 justify-self-start" onClick={onStartAfresh}>
        <Trans>Drop what I typed</Trans>
      </Button>
    </div>
  );
}
