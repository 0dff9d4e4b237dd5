import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { paths } from '../../../paths.ts';
import { useForgetRooms } from '../list/useForgetRooms.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { emptyDraft, formOf } from './propertyDraft.ts';

/** The form that lists a new property. */
export function CreateProperty({ vendorId }: { vendorId: string }) {
  const navigate = useNavigate();
  const forget = useForgetRooms();
  return (
    <PropertyForm
      place={{ vendorId }}
      initial={emptyDraft}
      send={(draft) => call('createProperty', { body: { ...formOf(draft), vendorId, requestKey: draft.requestKey } })}
      onDone={() => {
        forget();
        navigate(paths.propertyPosts);
      }}
      submit={<Trans>Submit</Trans>}
    />
  );
}
