import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { readOwnProperty, useFreshProperty } from '../api/useFreshProperty.ts';
import { useUpdateProperty } from '../api/useSaveProperty.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { changesElsewhere } from './changesElsewhere.ts';
import { readBasis } from './draftStorage.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { draftOf, hasContentOf, type PropertyDraft } from './propertyDraft.ts';

/** Reads the property as it is at this moment, then lets it be changed. */
export function EditProperty({ propertyId }: { propertyId: string }) {
  const { property, error, retry } = useFreshProperty(propertyId);
  if (error) return <ErrorState message={error.message} {...(error.status === 404 ? {} : { onRetry: retry })} />;
  return property ? <Form property={property} /> : <FormSkeleton />;
}

function Form({ property }: { property: VendorProperty }) {
  const place = { vendorId: property.vendorId, propertyId: property._id };
  const { before, now, send, acceptNow } = useVersions(property, () => readBasis(place) ?? property);
  const basis = useMemo(() => JSON.stringify(before), [before]);
  const changes = changesElsewhere(before, now);
  return (
    <PropertyForm
      place={place}
      initial={() => draftOf(now)}
      onStartAfresh={acceptNow}
      basis={basis}
      send={send}
      submit={<Trans>Update</Trans>}
      notice={(startAfresh) => changes.length > 0 && <ChangedElsewhere changes={changes} onStartAfresh={startAfresh} />}
    />
  );
}

/** The version that the draft began from, the latest that is known, and sending a draft in the place of that one. */
function useVersions({ _id: propertyId, ...property }: VendorProperty, begunFrom: () => VendorProperty) {
  const [{ before, now }, set] = useState(() => ({ before: begunFrom(), now: { ...property, _id: propertyId } }));
  const tried = useRef<PropertyDraft>(undefined);
  const update = useUpdateProperty(propertyId);
  async function send(draft: PropertyDraft) {
    const earlier = tried.current;
    tried.current = draft;
    const answer = await update(draft, now.revision).catch(unlessConflict);
    if (answer) return answer;
    const fresh = await readOwnProperty(propertyId);
    set({ before, now: fresh });
    // What came between was an earlier try whose answer was lost, or nothing that the form shows.
    const own = earlier !== undefined && hasContentOf(fresh, earlier);
    if (own || changesElsewhere(now, fresh).length === 0) return update(draft, fresh.revision);
    throw new ApiError(t`This property was changed elsewhere while you typed.`, { code: 'conflict', status: 409 });
  }
  return { before, now, send, acceptNow: () => set({ before: now, now }) };
}

function unlessConflict(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'conflict') return undefined;
  throw error;
}
