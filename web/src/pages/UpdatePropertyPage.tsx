import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VendorProperty } from '../../../shared/contracts/properties.ts';
import { ApiError } from '../api/ApiError.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { readOwnProperty, useFreshProperty } from '../features/properties/api/useFreshProperty.ts';
import { useUpdateProperty } from '../features/properties/api/useSaveProperty.ts';
import { changesElsewhere } from '../features/properties/form/changesElsewhere.ts';
import { readBasis } from '../features/properties/form/draftStorage.ts';
import { PropertyForm } from '../features/properties/form/PropertyForm.tsx';
import { draftOf, hasContentOf, type PropertyDraft } from '../features/properties/form/propertyDraft.ts';
import { FormSkeleton } from '../forms/FormSkeleton.tsx';
import { paths, ratesPath, roomPath } from '../paths.ts';

/** `?postId=` names the property. */
export function UpdatePropertyPage() {
  const { t } = useLingui();
  const propertyId = useSearchParams()[0].get('postId');
  return (
    <DashboardLayout title={t`Update Property`}>
      {() => (propertyId ? <EditProperty key={propertyId} propertyId={propertyId} /> : <NothingChosen />)}
    </DashboardLayout>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title={<Trans>Choose a property first</Trans>}
      action={
        <TextLink to={paths.vendorProperties}>
          <Trans>Your properties</Trans>
        </TextLink>
      }
    >
      <Trans>Each of your properties has a button to edit it.</Trans>
    </EmptyState>
  );
}

/** Reads the property as it is at this moment, then lets it be changed. */
function EditProperty({ propertyId }: { propertyId: string }) {
  const { property, error, retry } = useFreshProperty(propertyId);
  if (error) return <ErrorState {...(error.status === 404 ? {} : { onRetry: retry })} />;
  return property ? <Form property={property} /> : <FormSkeleton />;
}

function Form({ property }: { property: VendorProperty }) {
  const place = { vendorId: property.vendorId, propertyId: property._id };
  const { before, now, send, acceptNow } = useVersions(property, () => readBasis(place) ?? property);
  const basis = useMemo(() => JSON.stringify(before), [before]);
  const changes = changesElsewhere(before, now);
  return (
    <>
      <OtherPages property={property} />
      <PropertyForm
        place={place}
        initial={() => draftOf(now)}
        onStartAfresh={acceptNow}
        basis={basis}
        send={send}
        submit={<Trans>Update</Trans>}
        notice={(startAfresh) =>
          changes.length > 0 && <ChangedElsewhere changes={changes} onStartAfresh={startAfresh} />
        }
      />
    </>
  );
}

/** The way to how travellers see it, and to prices of seasons and days, which are no part of the form. */
function OtherPages({ property: { _id: propertyId, hotels } }: { property: VendorProperty }) {
  const roomNumber = hotels[0]?.rooms[0]?.roomNumber;
  return (
    <p className="mb-8 flex flex-wrap gap-x-6">
      {roomNumber !== undefined && (
        <TextLink to={roomPath({ propertyId, roomNumber })}>
          <Trans>See it as travellers do</Trans>
        </TextLink>
      )}
      <TextLink to={ratesPath(propertyId)}>
        <Trans>Prices of seasons and days</Trans>
      </TextLink>
    </p>
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
    // An earlier try, whose answer was lost, may have made the change; or it concerns no field of the form.
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

interface Props {
  /** A sentence for each change. */
  changes: readonly string[];
  /** Begins again with the present property, and drops the text of the form. */
  onStartAfresh: () => void;
}

/** Names the changes from elsewhere that came while somebody typed here. The text in the form stays. */
function ChangedElsewhere({ changes, onStartAfresh }: Props) {
  return (
    <div className="grid gap-2 rounded-control bg-apricot-pale px-4 py-3">
      <p className="font-semibold">
        <Trans>Changes from elsewhere:</Trans>
      </p>
      <ul className="list-disc ps-5 wrap-anywhere">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        <Trans>Your own changes are still here. Press Update to save them in the place of these.</Trans>
      </p>
      <Button variant="quiet" className="-ms-2 justify-self-start" onClick={onStartAfresh}>
        <Trans>Drop what I typed</Trans>
      </Button>
    </div>
  );
}
