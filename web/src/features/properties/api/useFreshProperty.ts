import { useCallback, useEffect, useState } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import { tellFailure } from '../../../api/tellFailure.ts';

interface Fresh {
  property?: VendorProperty;
  error?: ApiError;
}

/** A property read once, and not from a cache: an edit begins with what there is and is not disturbed afterwards. */
export function useFreshProperty(propertyId: string): Fresh & { retry: () => void } {
  const [fresh, setFresh] = useState<Fresh>({});
  const read = useCallback(() => {
    let wanted = true;
    const settle = (next: Fresh) => wanted && setFresh(next);
    settle({});
    readOwnProperty(propertyId).then(
      (property) => settle({ property }),
      (error: unknown) => {
        if (!(wanted && error instanceof ApiError)) return;
        tellFailure(error);
        settle({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [propertyId]);
  useEffect(read, [read]);
  const failed = fresh.error?.status === 0;
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [failed, read]);
  return { ...fresh, retry: read };
}

/** One of the own properties as it is at this moment. */
export async function readOwnProperty(propertyId: string): Promise<VendorProperty> {
  return (await call('getVendorProperty', { params: { postId: propertyId } })).data;
}
