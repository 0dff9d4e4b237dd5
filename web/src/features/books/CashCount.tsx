import { Trans, useLingui } from '@lingui/react/macro';
import { fieldIssues } from '../../../../shared/rules/field.ts';
import { countField } from '../../../../shared/rules/ledgerFields.ts';
import { Button } from '../../components/Button.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { useFocusInPlace } from '../../components/useFocusInPlace.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useForm } from '../../forms/useForm.ts';
import { formatPrice } from '../rooms/format.ts';
import { type DayBook, useCountCash } from './api/books.ts';

const fields = {
  opening: { ...countField, optional: true },
  closing: { ...countField, optional: true },
} as const;

const usual = { min: 0, max: 100_000 };

interface Props {
  propertyId: string;
  book: DayBook;
}

/** The cash of a day as it was counted, and whether it agrees with what came and went. */
export function CashCount({ propertyId, book }: Props) {
  const place = useFocusInPlace<HTMLDivElement>(String(book.revision));
  return (
    <div {...place}>
      <CountForm key={book.revision} propertyId={propertyId} book={book} />
    </div>
  );
}

function CountForm({ propertyId, book }: Props) {
  const { t } = useLingui();
  const count = useCountCash(propertyId, book);
  const { form, control, busy } = useForm({
    fields,
    initial: { opening: textOf(book.opening), closing: textOf(book.closing) },
    check: (typed) => fieldIssues(fields, typed),
    send: (counted) => count(counted),
  });
  return (
    <form {...form} className="grid max-w-xl gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField {...control('opening')} label={t`Cash in the morning`} unit={t`PKR`} usual={usual} />
        <NumberField {...control('closing')} label={t`Cash in the evening`} unit={t`PKR`} usual={usual} />
      </div>
      <Agreement book={book} />
      <FormAlert />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start print:hidden">
        <Trans>Save the count</Trans>
      </Button>
    </form>
  );
}

/** Cash that is there when a day ends, by what was there when it began; undefined where that was not counted. */
function cashExpected({ opening, ways }: DayBook): number | undefined {
  if (opening === undefined) return undefined;
  const cash = ways.find(({ way }) => way === 'cash');
  return opening + (cash?.in ?? 0) - (cash?.out ?? 0);
}

function textOf(rupees: number | undefined): string {
  return rupees === undefined ? '' : String(rupees);
}

/** Says how much should be there by the lines, once the morning was counted, and how far the evening is from it. */
function Agreement({ book }: { book: DayBook }) {
  const expected = cashExpected(book);
  if (expected === undefined) return null;
  const { closing = expected } = book;
  const [sum, less, more] = [formatPrice(expected), formatPrice(expected - closing), formatPrice(closing - expected)];
  return (
    <p role="status" className="numbers">
      <Trans>By the lines {sum} should be there.</Trans> {book.closing === expected && <Trans>It agrees.</Trans>}
      {closing < expected && <Trans>{less} are missing.</Trans>}
      {closing > expected && <Trans>{more} are too many.</Trans>}
    </p>
  );
}
