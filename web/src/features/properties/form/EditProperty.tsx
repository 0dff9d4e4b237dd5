import { ErrorState } from '../../../components/ErrorState.tsx';
import { ProfileSkeleton } from '../../../forms/FormSkeleton.tsx';
import { UpdateProperty } from './UpdateProperty.tsx';
import { useFreshProperty } from './useFreshProperty.ts';

/** Reads the property as it is at this moment, then lets it be changed. */
export function EditProperty({ postId }: { postId: string }) {
  const { property, error, retry } = useFreshProperty(postId);
  if (error) return <ErrorState message={error.message} {...(error.status === 404 ? {} : { onRetry: retry })} />;
  return property ? <UpdateProperty property={property} /> : <ProfileSkeleton />;
}
