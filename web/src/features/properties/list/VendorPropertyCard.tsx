import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import { keysOf } from '../../../api/keys.ts';
import { useSend } from '../../../api/useSend.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Link } from '../../../components/Link.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { ratesPath, roomPath, updatePropertyPath } from '../../../paths.ts';
import { comma } from '../../../words/lists.ts';
import { formatClass } from '../../rooms/format.ts';
import { NewHostMark } from '../../rooms/NewHostMark.tsx';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { readsOfProperties, useChangeVendorList } from '../api/reads.ts';
import { bookingsAhead } from '../BookingsAhead.tsx';
import { VendorKind } from './VendorKind.tsx';

/** The number of kinds, and of rooms of each, before "show all": a property may have a hundred rooms. */
const shownFirst = 6;

interface Props {
  property: VendorProperty;
  /** Travellers read that its host is new. */
  isMarked: boolean;
  /** Its state of today, where it is known. */
  tonight: ReactNode;
}

/** One of the own properties: its state, the everyday actions, its rooms, and apart from them at its end the way to take it down. */
export function VendorPropertyCard({ property, isMarked, tonight }: Props) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const [hotel] = property.hotels;
  if (!hotel) return null;
  const { _id, Location, address } = property;
  const { name, classType, rooms } = hotel;
  const room = rooms[0]?.roomNumber ?? 0;
  const kinds = [...Map.groupBy(rooms, ({ kind }) => kind)];
  const isLong = [kinds, ...kinds.map(([, those]) => those)].some(({ length }) => length > shownFirst);
  return (
    <article aria-label={name} className="grid gap-4">
      <header>
        <h2 className="text-2xl wrap-anywhere">
          <Link to={roomPath({ propertyId: _id, roomNumber: room })} className="underline-offset-4 hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="text-bark wrap-anywhere">
          <PlaceName typed={Location} />
          {Location !== address.city && (
            <>
              {comma}
              <PlaceName typed={address.city} />
            </>
          )}{' '}
          · {formatClass(classType)}
        </p>
        {isMarked && (
          <p className="mt-2">
            <NewHostMark />
          </p>
        )}
        {property.hidden && (
          <p className="mt-2 rounded-control bg-apricot-pale px-4 py-3 text-walnut">
            <Trans>Sarai has hidden this listing, so that travellers do not see it. Write to us to learn why.</Trans>
          </p>
        )}
      </header>
      {tonight}
      <div className="-my-1 flex flex-wrap gap-3">
        <ButtonLink to={updatePropertyPath(_id)} variant="secondary" aria-label={t`Edit ${name}`}>
          <Trans>Edit</Trans>
        </ButtonLink>
        <ButtonLink to={ratesPath(_id)} variant="secondary" aria-label={t`Prices of ${name}`}>
          <Trans>Prices</Trans>
        </ButtonLink>
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {kinds.slice(0, all ? undefined : shownFirst).map(([kind, rooms]) => (
          <VendorKind key={kind} property={property} rooms={rooms} shownFirst={all ? undefined : shownFirst} />
        ))}
      </ul>
      {isLong && !all && (
        <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setAll(true)}>
          <Trans>Show all {rooms.length} rooms</Trans>
        </Button>
      )}
      <div className="justify-self-end">
        <DeleteProperty property={property} name={name} />
      </div>
    </article>
  );
}

/** Takes a property down, after asking. */
function DeleteProperty({ property, name }: { property: VendorProperty; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [busy, deleteProperty] = useOutcome(useDeleteProperty(property));

  function ask() {
    setError(undefined);
    setAsking(true);
  }

  /** Where guests are expected, the question stays and says so. */
  async function remove() {
    const { error: refused } = await deleteProperty();
    setError(refused);
    if (refused?.code !== 'has_active_bookings') setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" aria-label={t`Delete ${name}`} onClick={ask} className="text-sm text-bark!">
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
            <FormAlert>{error && bookingsAhead(error)}</FormAlert>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * Deletes a property as it is in the list. It leaves the list at once; then the list is read again, because others move
 * up to its page, because it may have changed elsewhere, and because a call whose answer was lost may have been carried out.
 */
function useDeleteProperty({ _id: postId, revision }: VendorProperty) {
  const { mutate } = useSWRConfig();
  const change = useChangeVendorList();
  const send = useSend('deleteProperty', readsOfProperties);
  return async () => {
    try {
      const answer = await send({ params: { postId }, query: { revision } });
      await change((properties) => properties.filter(({ _id }) => _id !== postId));
      return answer;
    } finally {
      void mutate(keysOf(['listVendorProperties']));
    }
  };
}
