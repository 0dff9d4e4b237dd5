import { Trans } from '@lingui/react/macro';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { Button } from '../../../components/Button.tsx';
import { changesElsewhere } from './changesElsewhere.ts';

interface Props {
  before: VendorProperty;
  now: VendorProperty;
  /** Begins with what stands now, and drops what was typed. */
  onStartAfresh: () => void;
}

/** Says what was changed elsewhere while somebody typed here. What they typed stays in the form. */
export function ChangedElsewhere({ before, now, onStartAfresh }: Props) {
  return (
    <div className="grid gap-2 rounded-control bg-apricot-pale px-4 py-3">
      <p className="font-semibold">
        <Trans>This property was changed elsewhere while you typed:</Trans>
      </p>
      <ul className="list-disc ps-5 wrap-anywhere">
        {changesElsewhere(before, now).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        <Trans>What you typed is kept. Press Update again to save it in the place of these changes.</Trans>
      </p>
      <Button variant="quiet" className="-ms-2 justify-self-start" onClick={onStartAfresh}>
        <Trans>Drop what I typed</Trans>
      </Button>
    </div>
  );
}
