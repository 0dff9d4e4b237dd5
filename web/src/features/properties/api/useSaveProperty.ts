import { useSend } from '../../../api/useSend.ts';
import { type PropertyDraft, requestOf } from '../form/propertyDraft.ts';
import { readsOfProperties } from './reads.ts';

const stale = [...readsOfProperties, 'listVendorProperties'] as const;

/** Lists a new property. The draft's request key makes sending it again safe. */
export function useCreateProperty(vendorId: string) {
  const send = useSend('createProperty', stale);
  return (draft: PropertyDraft) => send({ body: { ...requestOf(draft), vendorId, requestKey: draft.requestKey } });
}

/** Changes the version of a property that the draft began from. */
export function useUpdateProperty(propertyId: string) {
  const send = useSend('updateProperty', stale);
  return (draft: PropertyDraft, revision: number) =>
    send({ params: { postId: propertyId }, body: { ...requestOf(draft), revision } });
}
