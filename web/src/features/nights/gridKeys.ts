/** A place in a grid, by row and column from 0. */
export interface Place {
  row: number;
  column: number;
}

interface Grid {
  rows: number;
  columns: number;
  /** Columns run from right to left. */
  rtl: boolean;
}

/** Where a key leads to in a grid; undefined for keys that move nothing. */
export function placeAfter(key: string, { row, column }: Place, { rows, columns, rtl }: Grid): Place | undefined {
  const forward = rtl ? -1 : 1;
  const moves: Record<string, Place> = {
    ArrowLeft: { row, column: column - forward },
    ArrowRight: { row, column: column + forward },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  };
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return to && { row: within(to.row, rows), column: within(to.column, columns) };
}

function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
