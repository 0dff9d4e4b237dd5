import { t } from '@lingui/core/macro';
import { ApiError } from '../../../api/ApiError.ts';
import { useSend } from '../../../api/useSend.ts';
import { type PropertyDraft, requestOf } from '../form/propertyDraft.ts';
import { readsOfProperties } from './reads.ts';

const stale = [...readsOfProperties, 'listVendorProperties'] as const;

/**
 * Lists a new property. The draft's request key makes sending it again safe. Where an earlier try, whose answer was lost,
 * has listed something else under the key, it rejects with `listed_before`, lest what was typed since is lost.
 */
export function useCreateProperty(vendorId: string) {
  const send = useSend('createProperty', stale);
  return (draft: PropertyDraft) =>
    send({ body: { ...requestOf(draft), vendorId, requestKey: draft.requestKey } }).catch(asTakenDown);
}

/** The property of an earlier try was taken down since. */
function asTakenDown(error: unknown): never {
  if (!(error instanceof ApiError && error.code === 'property_not_found')) throw error;
  const message = t`You listed this form before, and it was taken down since. Submit again to list this one.`;
  throw new ApiError(message, { code: 'listed_before', status: 409 });
}

/** Changes the version of a property that the draft began from. */
export function useUpdateProperty(propertyId: string) {
  const send = useSend('updateProperty', stale);
  return (draft: PropertyDraft, revision: number) =>
    send({ params: { postId: propertyId }, body: { ...requestOf(draft), revision } });
}
