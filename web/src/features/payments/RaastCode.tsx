import { Suspense } from 'react';
import { lastFourOf } from '../../../../shared/rules/iban.ts';
import { lazyPart } from '../../components/lazyPart.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useOnline } from '../../offline/useOnline.ts';
import { PayeeInWords } from './PayeeInWords.tsx';
import type { AskedPayment } from './payment.ts';

const Drawn = lazyPart(async () => (await import('./DrawnCode.tsx')).DrawnCode, InWords);

/** The code of Raast for a payment, with all that may be copied in its place; without a connection, how the account is known. */
export function RaastCode(payment: AskedPayment) {
  const online = useOnline();
  if (!online) return <InWords {...payment} />;
  return (
    <Suspense
      fallback={<Skeletons className="grid gap-4 sm:grid-cols-2" shapes={['aspect-square max-w-72', 'h-48']} />}
    >
      <Drawn {...payment} />
    </Suspense>
  );
}

function InWords({ iban, ...payment }: AskedPayment) {
  return <PayeeInWords {...payment} lastFour={lastFourOf(iban)} />;
}
