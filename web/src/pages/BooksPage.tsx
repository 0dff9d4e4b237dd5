import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { BooksOfProperty } from '../features/books/BooksOfProperty.tsx';
import { ChooseBooks } from '../features/books/ChooseBooks.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';

/** Books of a property by day and by month; `?postId=` names it. */
export function BooksPage() {
  const { t } = useLingui();
  const propertyId = useSearchParams()[0].get('postId');
  return (
    <DashboardLayout title={t`Books`}>
      {({ id }) =>
        propertyId ? <BooksOfProperty key={propertyId} propertyId={propertyId} /> : <ChooseBooks vendorId={id} />
      }
    </DashboardLayout>
  );
}
