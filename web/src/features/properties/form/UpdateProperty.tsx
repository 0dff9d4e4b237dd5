import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { call } from '../../../api/call.ts';
import { paths } from '../../../paths.ts';
import { useForgetRooms } from '../list/useForgetRooms.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { draftOf, formOf } from './propertyDraft.ts';

/** The form that changes a listed property. */
export function UpdateProperty({ property }: { property: VendorProperty }) {
  const navigate = useNavigate();
  const forget = useForgetRooms();
  const { _id: postId, vendorId } = property;
  const basis = useMemo(() => JSON.stringify(property), [property]);
  return (
    <PropertyForm
      place={{ vendorId, postId }}
      initial={() => draftOf(property)}
      basis={basis}
      send={(draft) => call('updateProperty', { params: { postId }, body: formOf(draft) })}
      onDone={() => {
        forget();
        navigate(paths.propertyPosts);
      }}
      submit={<Trans>Update</Trans>}
    />
  );
}
