import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { outcomeOf } from '../../../forms/outcomeOf.ts';
import { useDeleteProperty } from '../api/useDeleteProperty.ts';
import { BookingsAhead } from '../BookingsAhead.tsx';

/** Takes a property down, after asking. */
export function DeleteProperty({ property, name }: { property: VendorProperty; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const deleteProperty = useDeleteProperty(property);

  function ask() {
    setError(undefined);
    setAsking(true);
  }

  /** Where guests are expected, the question stays and says so. */
  async function remove() {
    setBusy(true);
    const { error: refused } = await outcomeOf(deleteProperty());
    setBusy(false);
    setError(refused);
    if (refused?.code !== 'has_active_bookings') setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" aria-label={t`Delete ${name}`} onClick={ask}>
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
          <div className="mt-5">
            <FormAlert>{error && <BookingsAhead error={error} />}</FormAlert>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
