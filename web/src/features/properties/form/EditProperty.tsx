import { ErrorState } from '../../../components/ErrorState.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { useFreshProperty } from '../api/useFreshProperty.ts';
import { UpdateProperty } from './UpdateProperty.tsx';

/** Reads the property as it is at this moment, then lets it be changed. */
export function EditProperty({ propertyId }: { propertyId: string }) {
  const { property, error, retry } = useFreshProperty(propertyId);
  if (error) return <ErrorState message={error.message} {...(error.status === 404 ? {} : { onRetry: retry })} />;
  return property ? <UpdateProperty property={property} /> : <FormSkeleton />;
}
