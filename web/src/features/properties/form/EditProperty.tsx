import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { readOwnProperty, useFreshProperty } from '../api/useFreshProperty.ts';
import { useUpdateProperty } from '../api/useSaveProperty.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { PropertyForm } from './PropertyForm.tsx';
import { draftOf, type PropertyDraft } from './propertyDraft.ts';

/** Reads the property as it is at this moment, then lets it be changed. */
export function EditProperty({ propertyId }: { propertyId: string }) {
  const { property, error, retry } = useFreshProperty(propertyId);
  if (error) return <ErrorState message={error.message} {...(error.status === 404 ? {} : { onRetry: retry })} />;
  return property ? <Form property={property} /> : <FormSkeleton />;
}

function Form({ property }: { property: VendorProperty }) {
  const { _id: propertyId, vendorId } = property;
  const [standing, setStanding] = useState(property);
  const update = useUpdateProperty(propertyId);
  const basis = useMemo(() => JSON.stringify(property), [property]);
  /** Where another change came between, the next try is made from that one: by then it stands above the form. */
  async function send(draft: PropertyDraft) {
    try {
      return await update(draft, standing.revision);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setStanding(await readOwnProperty(propertyId));
      throw error;
    }
  }
  return (
    <PropertyForm
      place={{ vendorId, propertyId }}
      initial={() => draftOf(standing)}
      basis={basis}
      send={send}
      submit={<Trans>Update</Trans>}
      notice={(startAfresh) =>
        standing !== property && <ChangedElsewhere before={property} now={standing} onStartAfresh={startAfresh} />
      }
    />
  );
}
