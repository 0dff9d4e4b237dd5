import { describe, expect, test } from 'vitest';
import { type BookRow, type BookWords, bookCsv, csvOf } from '../../shared/rules/bookCsv.ts';

const words: BookWords = {
  heads: ['Day', 'Time', 'Guest', 'Voucher', 'Way', 'In', 'Out', 'Receipt', 'Transaction', 'Note'],
  ways: { cash: 'Cash', raast: 'Raast', jazzcash: 'JazzCash', easypaisa: 'Easypaisa', bank: 'Bank' },
  reversal: 'taken back',
};

const row: BookRow = {
  ...{ day: '2026-11-27', time: '14:05', kind: 'in', way: 'cash', amount: 5000, isOut: false, guestName: 'Amina' },
};

const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

describe('a cell of a table', () => {
  test.each(['=1+1', '+92300', '-5', '@SUM(A1)', ' =1', '\t=1', '\u200f=1', '＝1', '＋1', '－1', '＠a'])(
    'that begins as a formula, %j, is text for a spreadsheet',
    (text) => expect(csvOf([[text]])).toBe(`\ufeff'${text}\r\n`),
  );

  test.each([
    ['\tAmina', "'\tAmina"],
    ['\rAmina', '"\'\rAmina"'],
  ])('that begins with a tab or a return, %j, is text too', (text, cell) =>
    expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`),
  );

  test.each([
    ['Amina;=1+1', "Amina;'=1+1"],
    ['a; -5; b;@c', "a;' -5; b;'@c"],
  ])('that has a formula behind a semicolon, %j, is text where that begins a cell', (text, cell) =>
    expect(csvOf([[text]])).toBe(`\ufeff${cell}\r\n`),
  );

  test.each(['Amina = Sara', 'آمنہ', "O'Neil", '03001234567'])('of other text, %j, stays as it is', (text) =>
    expect(csvOf([[text]])).toBe(`\ufeff${text}\r\n`),
  );

  test('that is a number stays one, below zero too', () => {
    expect(csvOf([[-500, 0]])).toBe('\ufeff-500,0\r\n');
  });

  test('with a comma, a quotation mark or a second line is one cell', () => {
    expect(csvOf([['a,b', 'say "yes"', 'one\ntwo', 'three\rfour']])).toBe(
      '\ufeff"a,b","say ""yes""","one\ntwo","three\rfour"\r\n',
    );
  });

  test('that is a formula and has a comma is defused inside of its quotation marks', () => {
    expect(csvOf([['=HYPERLINK("http://a","b")']])).toBe('\ufeff"\'=HYPERLINK(""http://a"",""b"")"\r\n');
  });
});

describe('a book as CSV', () => {
  test('begins with its heads and has a row for each line', () => {
    expect(linesOf(bookCsv([row], words))).toEqual([
      'Day,Time,Guest,Voucher,Way,In,Out,Receipt,Transaction,Note',
      '2026-11-27,14:05,Amina,,Cash,5000,,,,',
    ]);
  });

  test('has money that left in its own column', () => {
    const [, line] = linesOf(bookCsv([{ ...row, kind: 'out', isOut: true, way: 'raast', reference: 'AB12' }], words));
    expect(line).toBe('2026-11-27,14:05,Amina,,Raast,,5000,,AB12,');
  });

  test('says of a line that takes another one back that it does, before its note', () => {
    const back = { ...row, kind: 'reversal' as const, isOut: true, note: 'typed twice' };
    expect(linesOf(bookCsv([back, { ...back, note: undefined }], words)).slice(1)).toEqual([
      '2026-11-27,14:05,Amina,,Cash,,5000,,,taken back: typed twice',
      '2026-11-27,14:05,Amina,,Cash,,5000,,,taken back',
    ]);
  });

  test('runs no formula of a name, a transaction or a note', () => {
    const hostile = { ...row, guestName: '=cmd|calc', reference: '-1+1', note: '@x', code: 'S-1', receipt: 12 };
    expect(linesOf(bookCsv([hostile], words))[1]).toBe("2026-11-27,14:05,'=cmd|calc,S-1,Cash,5000,,12,'-1+1,'@x");
  });
});
