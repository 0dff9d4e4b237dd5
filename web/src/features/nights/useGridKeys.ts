import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

/** A place in a grid, by row and column from 0. */
interface Place {
  row: number;
  column: number;
  /** Columns that its button covers. */
  columns?: number;
}

interface Size {
  rows: number;
  columns: number;
}

/**
 * A grid of buttons that Tab enters at one of them and arrows walk through. The buttons stand in rows of a table's body
 * and name their first column by `data-column`, and how many they cover by `data-columns`.
 */
export function useGridKeys(size: Size, start: Place, onPress: (place: Place) => void) {
  const [at, setAt] = useState(start);
  const place = at.row < size.rows && at.column < size.columns ? at : start;
  const handlers = {
    onClick(event: MouseEvent<HTMLElement>) {
      const pressed = placeOf(event.target);
      if (pressed) onPress(pressed);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const focused = placeOf(event.target);
      if (focused) setAt(focused);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const from = placeOf(event.target);
      const rtl = document.documentElement.dir === 'rtl';
      const to = from && placeAfter(event.key, from, { ...size, rtl });
      if (!to) return;
      event.preventDefault();
      buttonAt(event.currentTarget, to)?.focus();
    },
  };
  return { place, handlers };
}

function placeOf(target: EventTarget): Place | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = button?.closest('tr');
  if (!row || !button) return undefined;
  const { column, columns = 1 } = button.dataset;
  return { row: row.sectionRowIndex, column: Number(column), columns: Number(columns) };
}

function buttonAt(grid: HTMLElement, { row, column }: Place) {
  const buttons = [...grid.querySelectorAll<HTMLElement>(`tbody tr:nth-child(${row + 1}) [data-column]`)];
  return buttons.findLast((each) => Number(each.dataset.column) <= column);
}

/** Where a key leads to in a grid, whose columns may run from right to left; undefined for keys that move nothing. */
export function placeAfter(
  key: string,
  { row, column, columns: covered = 1 }: Place,
  { rows, columns, rtl }: Size & { rtl: boolean },
): Place | undefined {
  const [back, forward] = [column - 1, column + covered];
  const moves: Record<string, Place> = {
    ArrowLeft: { row, column: rtl ? forward : back },
    ArrowRight: { row, column: rtl ? back : forward },
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
