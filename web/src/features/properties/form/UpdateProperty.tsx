import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { paths } from '../../../paths.ts';
import { useUpdateProperty } from '../api/useSaveProperty.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { draftOf } from './propertyDraft.ts';

/** The form that changes a listed property. */
export function UpdateProperty({ property }: { property: VendorProperty }) {
  const navigate = useNavigate();
  const { _id: propertyId, vendorId } = property;
  const updateProperty = useUpdateProperty(propertyId);
  const basis = useMemo(() => JSON.stringify(property), [property]);
  return (
    <PropertyForm
      place={{ vendorId, propertyId }}
      initial={() => draftOf(property)}
      basis={basis}
      send={updateProperty}
      onDone={() => navigate(paths.vendorProperties)}
      submit={<Trans>Update</Trans>}
    />
  );
}
