import { Trans, useLingui } from '@lingui/react/macro';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { useForm } from '../../forms/useForm.ts';
import { FeedAddressField } from './FeedAddressField.tsx';
import type { PartProps } from './partOfCard.ts';
import { pastedAddress } from './pastedAddress.ts';

const fields = { address: pastedAddress };

/** Gives a calendar the link by which it is read, or another one. */
export function FeedLinkForm({ calendar: { channel }, name, changes, onClose }: PartProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { form, control, busy } = useForm({ fields, send: changes.change, onDone: onClose });
  return (
    <form {...form} className="grid max-w-xl gap-4">
      <FeedAddressField {...control('address')} channel={channel} label={t`Link of the calendar of ${name}`} />
      <FormAlert />
      <FormButtons variant="secondary" busy={busy} onLeave={onClose}>
        <Trans>Save</Trans>
      </FormButtons>
    </form>
  );
}
