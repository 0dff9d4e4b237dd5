import { language } from 'virtual:sarai-language';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Language, languages } from '../../../../shared/languages.ts';
import { Button } from '../../components/Button.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { isolate } from '../../words/isolate.ts';
import { ReceiptBody } from './ReceiptBody.tsx';
import type { ReceiptFacts } from './receiptFacts.ts';
import { receiptWords } from './receiptWords.ts';

const other: Language = language === 'ur' ? 'en' : 'ur';

interface Props {
  facts: ReceiptFacts;
  /** Acts beside printing. */
  children?: ReactNode;
}

/** A receipt, on the phone or on one page of paper, there in both languages. */
export function ReceiptSheet({ facts, children }: Props) {
  const { house, hotelName, number } = facts;
  return (
    <article className="mx-auto grid max-w-2xl gap-6 print:gap-2 print:text-sm">
      <PageTitle title={receiptWords[language].receipt(isolate(String(number)))}>
        <bdi lang={langOf(house.name)} className="font-semibold text-walnut">
          {house.name}
        </bdi>
        {house.name !== hotelName && (
          <bdi lang={langOf(hotelName)} className="block">
            {hotelName}
          </bdi>
        )}
        {house.ntn && (
          <span className="numbers block">
            {receiptWords[language].ntn} <bdi>{house.ntn}</bdi>
          </span>
        )}
      </PageTitle>
      <ReceiptBody facts={facts} language={language} />
      <section lang={other} dir={languages[other].direction} className="hidden print:grid print:gap-2">
        <h2 className="text-xl">{receiptWords[other].receipt(isolate(String(number)))}</h2>
        <ReceiptBody facts={facts} language={other} />
      </section>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        {children}
      </div>
    </article>
  );
}
