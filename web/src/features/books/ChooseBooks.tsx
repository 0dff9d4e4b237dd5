import { Trans, useLingui } from '@lingui/react/macro';
import { booksPath } from '../../paths.ts';
import { PropertyChoice } from '../properties/PropertyChoice.tsx';
import { BooksOfProperty } from './BooksOfProperty.tsx';

/** The books of an owner's only property, or the choice of one. */
export function ChooseBooks({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  return (
    <PropertyChoice
      vendorId={vendorId}
      label={t`Books of your properties`}
      empty={<Trans>Once guests pay for your rooms, you see here what came and what went, day by day.</Trans>}
      pathOf={booksPath}
    >
      {(propertyId) => <BooksOfProperty propertyId={propertyId} />}
    </PropertyChoice>
  );
}
