import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { inReadersWords } from '../../words/hotels.ts';
import { useOwnProperty } from '../properties/api/ownProperty.ts';
import { BooksForm } from './BooksForm.tsx';
import { TermsForm } from './TermsForm.tsx';

interface Props {
  propertyId: string;
  /** There is an account, or will be one. */
  hasPayee: boolean;
}

/** Terms of the advances of one property, and the words of its receipts. */
export function PropertyPayments({ propertyId, hasPayee }: Props) {
  const { property, error, retry } = useOwnProperty(propertyId);
  if (!property) {
    const mayRetry = error?.status === 404 ? {} : { onRetry: retry };
    return error ? <ErrorState {...mayRetry} /> : <Skeletons className="grid" shapes={['h-64 w-full']} />;
  }
  const [hotel] = property.hotels;
  const name = hotel ? inReadersWords(hotel).name : '';
  return (
    <div className="grid gap-12">
      <section className="grid max-w-xl gap-5">
        <header>
          <h2 className="text-2xl wrap-anywhere">
            <Trans>
              Advance at <bdi lang={langOf(name)}>{name}</bdi>
            </Trans>
          </h2>
          <p className="mt-2 text-bark">
            <Trans>
              Without one, guests pay all of it at the hotel. Requests and bookings keep the terms that they were made
              with.
            </Trans>
          </p>
        </header>
        {hasPayee || property.terms ? (
          <TermsForm property={property} />
        ) : (
          <p className="rounded-control bg-drift px-4 py-3">
            <Trans>Say first where guests pay you; then you can ask for an advance.</Trans>
          </p>
        )}
      </section>
      <section className="grid max-w-xl gap-5">
        <h2 className="text-2xl">
          <Trans>Receipts and cash</Trans>
        </h2>
        <BooksForm property={property} />
      </section>
    </div>
  );
}
