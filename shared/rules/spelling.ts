/** A line of the table of an edit distance: for each length of the meant text the mistakes so far. */
type Line = readonly number[];

/**
 * How many letters of a text are wrong: left out, too many, another one, or two that changed places. Of texts that differ
 * in length by more than two it is the longer length.
 */
export function mistakes(typed: string, meant: string): number {
  const [a, b] = [[...typed], [...meant]];
  if (Math.abs(a.length - b.length) > 2) return Math.max(a.length, b.length);
  let lines: [before: Line, above: Line] = [[], [...b.keys(), b.length]];
  for (const [row, letter] of a.entries()) {
    const pair = { letter, previous: a[row - 1] };
    lines = [lines[1], nextLine(pair, b, { row, before: lines[0], above: lines[1] })];
  }
  return lines[1][b.length] ?? 0;
}

function nextLine(
  { letter, previous }: { letter: string; previous: string | undefined },
  meant: readonly string[],
  { row, before, above }: { row: number; before: Line; above: Line },
): Line {
  const line = [row + 1];
  for (const [column, other] of meant.entries()) {
    const replaced = at(above, column) + Number(letter !== other);
    const isSwapped = letter === meant[column - 1] && other === previous;
    const swapped = isSwapped ? at(before, column - 1) + 1 : replaced;
    line.push(Math.min(replaced, swapped, at(above, column + 1) + 1, at(line, column) + 1));
  }
  return line;
}

function at(line: Line, place: number): number {
  return line[place] ?? Number.POSITIVE_INFINITY;
}

/** Whether a text is most likely meant to be another: one letter may be wrong of four, two of five and more. */
export function isNear(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < 4 || Math.abs(typed.length - meant.length) > 2) return false;
  const wrong = mistakes(typed, meant);
  return wrong <= 1 || (wrong === 2 && length >= 5 && typed[0] === meant[0]);
}
