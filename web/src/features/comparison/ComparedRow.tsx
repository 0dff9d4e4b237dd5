import type { ReactNode } from 'react';
import type { ComparedColumn } from './comparedColumns.ts';

interface Props {
  /** Of the line, unique in the table. */
  id: string;
  label: string;
  columns: readonly ComparedColumn[];
  /** One value stands for all rooms. */
  isOfAll?: boolean;
  /** Its label is for screen readers alone, and no paper has the line. */
  isHidden?: boolean;
  children: (column: ComparedColumn) => ReactNode;
}

/** The id of a column's head, which the cells below it name. */
export function headId(at: number): string {
  return `compared-${at}`;
}

/** A line of a comparison: its name above the values of all rooms. */
export function ComparedRow({ id, label, columns, isOfAll = false, isHidden = false, children }: Props) {
  const labelId = `compared-${id}`;
  const shown = isOfAll ? columns.slice(0, 1) : columns;
  return (
    <tbody className={isHidden ? 'print:hidden' : undefined}>
      <tr>
        <th
          id={labelId}
          scope="rowgroup"
          colSpan={columns.length}
          className={`px-1.5 text-start text-sm font-normal text-bark sm:px-3 ${isHidden ? '' : 'border-t border-hairline pt-2.5'}`}
        >
          <span className={isHidden ? 'sr-only' : 'sticky start-0'}>{label}</span>
        </th>
      </tr>
      <tr>
        {shown.map((column, at) => (
          <td
            key={column.key}
            headers={isOfAll ? labelId : `${labelId} ${headId(at)}`}
            colSpan={isOfAll ? columns.length : undefined}
            className="numbers px-1.5 pb-2.5 text-start align-top wrap-anywhere sm:px-3"
          >
            {children(column)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
