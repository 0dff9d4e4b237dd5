import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { BooksOfHelper } from '../features/books/BooksOfHelper.tsx';
import { BooksOfProperty } from '../features/books/BooksOfProperty.tsx';
import { ChooseBooks } from '../features/books/ChooseBooks.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';

/** Books of a property by day and by month, for the staff by day; `?postId=` names it. */
export function BooksPage() {
  const { t } = useLingui();
  const propertyId = useSearchParams()[0].get('postId');
  return (
    <DashboardLayout title={t`Books`} forStaff>
      {(session) => {
        if (session.staff) return <BooksOfHelper session={session} />;
        return propertyId ? (
          <BooksOfProperty key={propertyId} propertyId={propertyId} />
        ) : (
          <ChooseBooks vendorId={session.id} />
        );
      }}
    </DashboardLayout>
  );
}
