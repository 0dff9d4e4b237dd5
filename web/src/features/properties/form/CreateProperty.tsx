import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useCreateProperty } from '../api/useSaveProperty.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { emptyDraft } from './propertyDraft.ts';

/** The form that lists a new property. */
export function CreateProperty({ vendorId }: { vendorId: string }) {
  const navigate = useNavigate();
  const createProperty = useCreateProperty(vendorId);
  return (
    <PropertyForm
      place={{ vendorId }}
      initial={emptyDraft}
      send={createProperty}
      onDone={() => navigate(paths.vendorProperties)}
      submit={<Trans>Submit</Trans>}
    />
  );
}
