import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { outcomeOf } from '../../../forms/outcomeOf.ts';
import { useDeleteProperty } from '../api/useDeleteProperty.ts';

/** Takes a property down, after asking. */
export function DeleteProperty({ property, name }: { property: VendorProperty; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const deleteProperty = useDeleteProperty(property);

  async function remove() {
    setBusy(true);
    await outcomeOf(deleteProperty());
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" aria-label={t`Delete ${name}`} onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Take down {name}?</Trans>}
          action={<Trans>Delete</Trans>}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <Trans>Its rooms leave every list and search, and its photos are deleted. This cannot be undone.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
