import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { formatDayAndTime, formatStayAt } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { saveFile } from '../rooms/saveFile.ts';
import { calendarFileOf } from './calendarFile.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import { VoucherDetails } from './VoucherDetails.tsx';
import type { VoucherFacts } from './voucherFacts.ts';

interface Props {
  facts: VoucherFacts;
  /** Acts and links beside those of every voucher. */
  children?: ReactNode;
}

/** The voucher for the hotel, on the phone or on one page of paper, there in both languages. */
export function VoucherSheet({ facts, children }: Props) {
  const { hotelName, status } = facts;
  return (
    <article className="mx-auto grid max-w-2xl gap-6 print:gap-3">
      <div className="flex items-start justify-between gap-x-8 gap-y-3 max-sm:flex-wrap">
        <PageTitle title={isolate(hotelName)}>
          <Trans>Sarai voucher</Trans>
        </PageTitle>
        <Code code={facts.code} />
      </div>
      <HowItStands facts={facts} />
      <VoucherDetails facts={facts} />
      <p className="text-bark">
        <Trans>Bring the CNIC of every adult, or passport and visa. The price is fixed.</Trans>
      </p>
      <OtherLanguage facts={facts} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        {status === 'active' && <CalendarButton facts={facts} />}
        {children}
      </div>
    </article>
  );
}

function Code({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <p className="rounded-panel bg-drift px-5 py-3 text-center print:border print:border-walnut print:py-1">
      <span className="block text-sm text-bark">
        <Trans>Code</Trans>
      </span>
      <strong className="numbers text-2xl font-semibold tracking-wider wrap-anywhere">
        <bdi>{code}</bdi>
      </strong>
    </p>
  );
}

/** A booking that came to nothing, or was changed. */
function HowItStands({ facts: { status, changedAt } }: { facts: VoucherFacts }) {
  const { t } = useLingui();
  const when = changedAt && formatDayAndTime(new Date(changedAt));
  const ends: Partial<Record<typeof status, string>> = {
    cancelled: t`This booking was cancelled. Do not travel for it.`,
    missed: t`The hotel noted that nobody came for this booking.`,
    completed: t`This stay is over.`,
  };
  const end = ends[status] ?? (when && t`Changed on ${when}. This is how the booking stands now.`);
  if (!end) return null;
  return (
    <p role="status" className="numbers rounded-control bg-apricot-pale px-4 py-3 text-walnut print:border">
      {end}
    </p>
  );
}

function CalendarButton({ facts }: { facts: VoucherFacts }) {
  const { hotelName, checkIn, checkOut, code = checkIn } = facts;
  const save = () => {
    const text = calendarFileOf(facts, formatStayAt(hotelName, checkIn, checkOut));
    saveFile(`${code}.ics`, new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Icon name="calendar" />
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
