import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isAutomatic } from '../../../../../shared/rules/declineReasons.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useNow } from '../../../components/useNow.ts';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { paths } from '../../../paths.ts';
import { isolate } from '../../../words/isolate.ts';
import { type Booking, bookingOf } from '../../bookings/stay/booking.ts';
import { PhoneLinks } from '../../bookings/stay/PhoneLinks.tsx';
import { StayFacts } from '../../bookings/stay/StayFacts.tsx';
import { AnswerBy } from '../AnswerBy.tsx';
import { type Answer, outcomeSentence, resultOf } from '../answers.ts';
import { CardsSkeleton } from '../GuestCard.tsx';
import { LinkEnded } from './LinkEnded.tsx';

/** The request that the link of a mail answers. To look at it changes nothing. */
export function LinkedAnswer({ token }: { token: string }) {
  const { data, error, mutate } = useApi('viewAnswerLink', { body: { token } }, { silent: isEnded });
  if (error && isEnded(error)) return <LinkEnded />;
  if (!data) return error ? <NotRead onRetry={() => void mutate()} /> : <CardsSkeleton />;
  const { answer } = data.data;
  const request = bookingOf(data.data.request);
  if (request.status === 'pending') return <Question key={token} {...{ token, answer, request }} />;
  return isAnswered(request) ? <RequestAnswered request={request} /> : <LinkEnded />;
}

/** By the owner, with this link or elsewhere: whoever comes back to the link reads how it stands. */
function isAnswered({ status, reasonCode }: Booking): boolean {
  return status === 'active' || (status === 'rejected' && !isAutomatic(reasonCode));
}

/** A token that is none of ours is refused by its form. */
function isEnded({ code, status }: ApiError): boolean {
  return code === 'link_ended' || code === 'not_waiting' || status === 400;
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-8">
      <PageTitle title={t`Answer a request`} />
      <ErrorState onRetry={onRetry} />
    </div>
  );
}

/** One press gives the link's answer. */
function Question({ token, answer, request }: { token: string; answer: Answer; request: Booking }) {
  const { t } = useLingui();
  const now = useNow();
  const send = useSend('answerByLink', ['getVendorFigures', 'listVendorPendingRequests', 'listVendorBookings']);
  const [busy, sendAnswer] = useOutcome(() => send({ body: { token } }));
  const [{ done, error }, setSent] = useState<{ done?: Booking; error?: ApiError }>({});
  async function press() {
    const sent = await sendAnswer();
    setSent(sent.answer ? { done: bookingOf(sent.answer.data.request) } : { error: sent.error });
  }
  if (done) return <RequestAnswered request={done} focused />;
  if (error && isEnded(error)) return <LinkEnded />;
  const name = isolate(request.guest.name);
  return (
    <div className="grid gap-6">
      <PageTitle title={answer === 'accept' ? t`Accept ${name}?` : t`Decline ${name}?`}>
        {answer === 'accept' ? (
          <Trans>The room is then kept for these nights, and the guest is told by mail at once.</Trans>
        ) : (
          <Trans>The guest is told by mail at once and looks elsewhere. This cannot be undone.</Trans>
        )}
      </PageTitle>
      <div className="justify-self-start">
        <AnswerBy instant={request.answerBy} now={now} />
      </div>
      <StayFacts booking={request} />
      <FormAlert>{error && outcomeSentence(resultOf(error))}</FormAlert>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={busy} onClick={() => void press()} className="max-sm:grow">
          {answer === 'accept' ? <Trans>Accept</Trans> : <Trans>Decline</Trans>}
        </Button>
        <TextLink to={paths.vendorPendingBookings}>
          <Trans>Log in to see all requests</Trans>
        </TextLink>
      </div>
    </div>
  );
}

interface Props {
  request: Booking;
  /** It takes the focus from the button that was pressed and is gone. */
  focused?: boolean;
}

/** A request that the owner has accepted or declined; an accepted one with the number of its guest. */
function RequestAnswered({ request, focused = false }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  const { name, contactNumber } = request.guest;
  const userName = isolate(name);
  const accepted = request.status === 'active';
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6 outline-none">
      <PageTitle title={accepted ? t`You have accepted ${userName}` : t`You have declined ${userName}`}>
        {accepted ? (
          <Trans>The room is kept for these nights. The guest is told by mail, with the address and your number.</Trans>
        ) : (
          <Trans>The guest is told by mail. The nights stay open to others.</Trans>
        )}
      </PageTitle>
      <StayFacts booking={request} />
      {accepted && <PhoneLinks name={name} number={contactNumber} />}
      <TextLink to={accepted ? paths.vendorActiveBookings : paths.vendorPendingBookings}>
        {accepted ? <Trans>Active Bookings</Trans> : <Trans>Pending Bookings</Trans>}
      </TextLink>
    </div>
  );
}
