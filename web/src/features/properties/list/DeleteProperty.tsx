import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { outcomeOf } from '../../../forms/outcomeOf.ts';
import { useForgetRooms } from './useForgetRooms.ts';
import type { OwnProperties } from './useOwnProperties.ts';

/** Takes a property down, after asking. */
export function DeleteProperty({ postId, name, list }: { postId: string; name: string; list: OwnProperties }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const forget = useForgetRooms('listVendorProperties');

  async function remove() {
    setBusy(true);
    const { answer } = await outcomeOf(call('deleteProperty', { params: { postId } }));
    setBusy(false);
    setAsking(false);
    if (!answer) return;
    await list.mutate((page) => page && { ...page, data: page.data.filter(({ _id }) => _id !== postId) });
    forget();
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
