import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import type { ListSort } from '../../../../shared/rules/catalogue.ts';
import { SelectField } from '../../components/SelectField.tsx';

interface Props {
  /** In the order of the choices; the first is the list's own order and stays out of the address. */
  sorts: readonly ListSort[];
  value: ListSort;
  /** Whether cards have prices of several rooms: the order is that of the prices of single ones. */
  several?: boolean;
}

/** The order of a list, which the address names; another order begins at the first page. */
export function SortSelect({ sorts, value, several = false }: Props) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const labels = {
    newest: t`Newest first`,
    price: several ? t`Cheapest room first` : t`Lowest price first`,
    '-price': several ? t`Dearest room first` : t`Highest price first`,
  };
  const sortBy = (chosen: string) => {
    const sorted = new URLSearchParams(params);
    sorted.delete('page');
    sorted.delete('sort');
    if (chosen !== sorts[0]) sorted.set('sort', chosen);
    setParams(sorted);
  };
  return (
    <SelectField
      label={t`Sort by`}
      name="sort"
      value={value}
      options={sorts.map((sort) => ({ value: sort, label: labels[sort] }))}
      onChange={(event) => sortBy(event.target.value)}
      className="w-full sm:w-56"
    />
  );
}
