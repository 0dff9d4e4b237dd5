import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { booksFields } from '../../../../shared/rules/books.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { OwnProperty } from '../properties/api/ownProperty.ts';
import { useSetBooks } from './api/settings.ts';

/** Name and tax number on the receipts of a property, and whether helpers take cash. */
export function BooksForm({ property }: { property: OwnProperty }) {
  const { t } = useLingui();
  const { name = '', ntn = '', helpersTakeCash: known = false } = property.books ?? {};
  const [helpersTakeCash, setHelpers] = useState(known);
  const set = useSetBooks(property);
  const { form, control, busy } = useForm({
    fields: booksFields,
    initial: { name, ntn },
    send: (books) => set({ ...books, helpersTakeCash }),
  });
  return (
    <form {...form} className="grid gap-5">
      <TextField {...control('name')} autoComplete="off" hint={t`If it is another one than the hotel's.`} />
      <TextField
        {...control('ntn')}
        dir="ltr"
        autoComplete="off"
        hint={t`National tax number, if your receipts are to have it. They are no tax invoices.`}
        className="max-w-72"
      />
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={helpersTakeCash}
          onChange={({ target }) => setHelpers(target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-glacier"
        />
        <span>
          <Trans>People who help me take cash, and keep the book of the day</Trans>
        </span>
      </label>
      <FormAlert />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
