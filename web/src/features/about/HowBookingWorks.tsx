import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The steps of a booking, for travellers. */
export function HowBookingWorks() {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <Step number={1} title={<Trans>Look</Trans>}>
        <Trans>Search by place, class, guests and price. You need no account to look at anything.</Trans>
      </Step>
      <Step number={2} title={<Trans>Ask</Trans>}>
        <Trans>
          Choose your nights and send a request. You see the whole price first: nights times the nightly price.
        </Trans>
      </Step>
      <Step number={3} title={<Trans>Hear back</Trans>}>
        <Trans>
          The owner accepts or declines. If a day passes without an answer the request ends by itself, and you are free
          to ask elsewhere.
        </Trans>
      </Step>
      <Step number={4} title={<Trans>Arrive</Trans>}>
        <Trans>Once accepted, the nights are yours and the price is fixed. You pay the owner when you arrive.</Trans>
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden="true" className="numbers font-serif text-4xl leading-none text-apricot-deep">
        {number}
      </span>
      <h3 className="mt-2 text-xl">{title}</h3>
      <p className="mt-1.5 text-bark">{children}</p>
    </li>
  );
}
