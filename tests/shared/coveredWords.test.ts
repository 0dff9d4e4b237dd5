import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredWords, isCovered } from '../../shared/rules/coveredWords.ts';

const covered = '•••';

test.each([
  '03001234567',
  '300123456',
  '+92 300 1234567',
  '+92 (300) 123-4567',
  '(0300) 1234567',
  '0300.123.4567',
  '0300\u20131234567',
  '0 3 0 0 1 2 3 4 5 6 7',
  '0300\u00a01234567',
  '۰۳۰۰ ۱۲۳۴۵۶۷',
  '٠٣٠٠-١٢٣٤٥٦٧',
  '०३००१२३४५६७',
  '0300۱۲۳٤٥٦٧',
  '0300\u200c123\u200d4567',
  '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣',
  '①②③④⑤⑥⑦⑧⑨',
  '35202-1234567-1',
  '０３００１２３４５６７',
  '۰۳۰۰-\u200c۱۲۳۴۵۶۷',
  '0300\u00ad-\u200d1234567',
  '0300 - 1234567',
  '0300/1234567',
  '0300_123_4567',
  '0300*1234567',
  '0300   1234567',
  '0300\n1234567',
  '۰۳۰۰ / ۱۲۳۴۵۶۷',
  '+92 - 300 - 1234567',
  '92 (0) 300 / 123 4567',
])('the number %j is covered, and the words around it are not', (number) => {
  expect(coveredWords(`Call ${number} please`)).toBe(`Call ${covered} please`);
});

test.each([
  'https://sarai.example/rooms?x=1',
  'HTTP://EXAMPLE.COM',
  'www.hotel-hunza.pk',
  'hotelhunza.com',
  'hotelhunza.com.pk',
  'wa.me/923001234567',
  't.me/hunza',
  'bit.ly/2abc',
  'youtu.be/xyz',
  'ali@example.com',
  'whatsapp://send',
  'mailto:ali@example.com',
  'ali@example\uff0ecom',
  'hotelhunza\u3002com',
  'www\uff0ehotelhunza\uff0epk',
  'example\u200c.com',
  'example.\u200dc\u200dom',
  'example . com',
  'example .com',
  'example[.]com',
  'example (dot) pk',
  'example dot com',
  'www . example',
  'wa . me',
  'w\u200da.me/923001234567',
])('the link %j is covered, and the words around it are not', (link) => {
  expect(coveredWords(`See ${link} for more.`)).toBe(`See ${covered} for more.`);
});

test('a mark behind a link stays', () => {
  expect(coveredWords('(https://a.example/b), www.b.com/c!')).toBe(`(${covered}), ${covered}!`);
});

test.each([
  '12,500 to 15,000 PKR, 4,500 beside',
  '1,25,000 and 2,50,000',
  'PKR 12500/- or 9000 a night',
  '۱۲،۵۰۰ سے ۱۵،۰۰۰ روپے',
  'Rooms 101, 102, 103, 104',
  '2027-05-12',
  'from 12/05/2027 on',
  '12345678',
  '12 345 678',
  'The lake is near.In winter it is cold',
  'a.m./p.m. and 5.30/night',
  'Rs.500/night, 24/7, e.g. here',
  'گرم پانی ہے۔صبح ناشتہ',
  'نہیں\u200cہے، 12,500',
  'from 03/12/2027 - 05/12/2027 on',
  'from 03-12-2027 to 05-12-2027',
  'rooms 3, 03 and 0312',
  'The lake is near. Come in winter. Top floor . Shop beside',
  'a dotcom of Gilgit',
])('%j stays as it is', (text) => {
  expect(coveredWords(text)).toBe(text);
});

test('commas, two blanks, breaks and letters end a number', () => {
  for (const end of [',', '،', '  ', '\n', ' x ', ' to ']) {
    const text = `12345678${end}12345678`;
    expect(coveredWords(text)).toBe(text);
  }
});

test('a covered text has no number of nine digits left, and is covered once', () => {
  const piece = fc.constantFrom('0', '5', '۷', '٣', '९', ' ', '-', '.', '(', ')', ',', 'a', '\u200d', '•');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const shown = coveredWords(pieces.join(''));
      expect(shown).not.toMatch(/\p{Nd}{9}/u);
      expect(coveredWords(shown)).toBe(shown);
    }),
  );
});

test('a long text is covered in no time that a person notices', () => {
  for (const part of ['a.', 'a-', '1', '1 ', '12345678,', 'a@', '@', 'http://', 'é1.']) {
    const start = performance.now();
    coveredWords(part.repeat(2500));
    expect(performance.now() - start).toBeLessThan(1000);
  }
});

test('a text says whether something in it is covered', () => {
  expect(isCovered(coveredWords('Call 03001234567'))).toBe(true);
  expect(isCovered(coveredWords('Call at 9'))).toBe(false);
});
