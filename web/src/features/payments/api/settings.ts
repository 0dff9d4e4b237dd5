import type { RequestOf } from '../../../api/types.ts';
import { useSend } from '../../../api/useSend.ts';
import type { OwnProperty } from '../../properties/api/ownProperty.ts';

const stale = ['getVendorProperty', 'listVendorProperties', 'getRoomDetails'] as const;

/** Sets the terms of advances of a property, as they were shown; without any, guests pay at the hotel. */
export function useSetTerms({ _id: propertyId, moneyRevision: revision = 0 }: OwnProperty) {
  const send = useSend('setAdvanceTerms', stale);
  return (terms?: RequestOf<'setAdvanceTerms'>['body']['terms']) =>
    send({ params: { propertyId }, body: { ...(terms && { terms }), revision } });
}

/** Sets name and tax number on the receipts of a property, and whether its staff takes cash, as they were shown. */
export function useSetBooks({ _id: propertyId, moneyRevision: revision = 0 }: OwnProperty) {
  const send = useSend('setBooks', stale);
  return (books: Omit<RequestOf<'setBooks'>['body'], 'revision'>) =>
    send({ params: { propertyId }, body: { ...books, revision } });
}
