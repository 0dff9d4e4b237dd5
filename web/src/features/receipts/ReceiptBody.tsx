import { type Language, languages } from '../../../../shared/languages.ts';
import { Fact } from '../../components/Fact.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { isolate } from '../../words/isolate.ts';
import { dayOnPaper, rupeesOnPaper } from '../vouchers/paperWords.ts';
import type { ReceiptFacts } from './receiptFacts.ts';
import { type ReceiptLine, receiptLines, receiptWords } from './receiptWords.ts';

/** A receipt in a language: who paid what to whom, for which stay, and how its booking stands. */
export function ReceiptBody({ facts, language }: { facts: ReceiptFacts; language: Language }) {
  const { day, guestName, amount, way, code, checkIn, checkOut, reversed } = facts;
  const words = receiptWords[language];
  const on = (date: string) => dayOnPaper(language, date, undefined);
  return (
    <div lang={language} dir={languages[language].direction} className="grid gap-5 print:gap-1.5">
      {reversed && (
        <p className="rounded-control bg-poppy-pale px-4 py-3 font-semibold print:border">{words.reversed}</p>
      )}
      <dl className="numbers grid gap-x-8 gap-y-4 border-y border-hairline py-5 sm:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:py-2">
        <Fact name={words.amount}>
          <strong className="text-2xl whitespace-nowrap print:text-lg">{rupeesOnPaper(language, amount)}</strong>
        </Fact>
        <Fact name={words.way}>{words.ways[way]}</Fact>
        <Fact name={words.from}>
          <bdi lang={langOf(guestName)}>{guestName}</bdi>
        </Fact>
        <Fact name={words.day}>{on(day)}</Fact>
        <Fact name={words.stay}>{words.until(on(checkIn), on(checkOut))}</Fact>
        {code && (
          <Fact name={words.voucher}>
            <bdi>{code}</bdi>
          </Fact>
        )}
      </dl>
      <Sums facts={facts} language={language} />
      <p className="font-semibold">{words.notTax}</p>
    </div>
  );
}

/** The lines of the price, their sum, and what is paid of it by now. */
function Sums({ facts: { quote, total, account }, language }: { facts: ReceiptFacts; language: Language }) {
  const words = receiptWords[language];
  const lines = quote ? receiptLines(language, quote) : [];
  const { paid, balance } = account;
  return (
    <table className="numbers w-full">
      <tbody>
        {lines.map((line) => (
          <Row key={line.what} {...line} language={language} />
        ))}
        <Row what={words.total} total={total} language={language} strong />
        <Row what={words.paid} total={paid} language={language} />
        <Row what={balance < 0 ? words.over : words.balance} total={Math.abs(balance)} language={language} strong />
      </tbody>
    </table>
  );
}

function Row({ what, total, language, strong = false }: ReceiptLine & { language: Language; strong?: boolean }) {
  return (
    <tr className={`border-b border-hairline ${strong ? 'font-semibold' : ''}`}>
      <th scope="row" className={`py-2 pe-4 text-start wrap-anywhere print:py-0.5 ${strong ? '' : 'font-normal'}`}>
        {isolate(what)}
      </th>
      <td className="py-2 text-end whitespace-nowrap print:py-0.5">{rupeesOnPaper(language, total)}</td>
    </tr>
  );
}
