import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { useFreshProperty } from '../api/useFreshProperty.ts';
import { useUpdateProperty } from '../api/useSaveProperty.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { draftOf } from './propertyDraft.ts';

/** Reads the property as it is at this moment, then lets it be changed. */
export function EditProperty({ propertyId }: { propertyId: string }) {
  const { property, error, retry } = useFreshProperty(propertyId);
  if (error) return <ErrorState message={error.message} {...(error.status === 404 ? {} : { onRetry: retry })} />;
  return property ? <Form property={property} /> : <FormSkeleton />;
}

function Form({ property }: { property: VendorProperty }) {
  const { _id: propertyId, vendorId } = property;
  const send = useUpdateProperty(propertyId);
  const basis = useMemo(() => JSON.stringify(property), [property]);
  return (
    <PropertyForm
      place={{ vendorId, propertyId }}
      initial={() => draftOf(property)}
      basis={basis}
      send={send}
      submit={<Trans>Update</Trans>}
    />
  );
}
