import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useNow } from '../../../components/useNow.ts';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { outcomeOf } from '../../../forms/outcomeOf.ts';
import { paths } from '../../../paths.ts';
import { isolate } from '../../../words/isolate.ts';
import { AnswerBy } from '../AnswerBy.tsx';
import { sayTold, toldOf } from '../answers.ts';
import { CardsSkeleton } from '../CardsSkeleton.tsx';
import { StayFacts } from '../StayFacts.tsx';
import { LinkEnded } from './LinkEnded.tsx';
import { RequestAnswered } from './RequestAnswered.tsx';

type Linked = AnswerOf<'viewAnswerLink'>['data'];

/** The request that the link of a mail answers. To look at it changes nothing. */
export function LinkedAnswer({ token }: { token: string }) {
  const { data, error, mutate } = useApi('viewAnswerLink', { body: { token } }, { silent: true });
  if (error && isEnded(error)) return <LinkEnded />;
  if (!data) return error ? <NotRead error={error} onRetry={() => void mutate()} /> : <CardsSkeleton />;
  const { request } = data.data;
  if (request.status === 'pending') return <Question key={token} token={token} linked={data.data} />;
  return isAnswered(request) ? <RequestAnswered request={request} /> : <LinkEnded />;
}

/** By the owner, with this link or elsewhere: whoever comes back to the link reads how it stands. */
function isAnswered({ status, reasonCode }: BookingRequest): boolean {
  return status === 'active' || (status === 'rejected' && reasonCode === undefined);
}

/** A token that is none of ours is refused by its form. */
function isEnded({ code, status }: ApiError): boolean {
  return code === 'link_ended' || code === 'not_waiting' || status === 400;
}

function NotRead({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-8">
      <PageTitle title={t`Answer a request`} />
      <ErrorState message={error.message} onRetry={onRetry} />
    </div>
  );
}

/** One press gives the link's answer. */
function Question({ token, linked: { answer, request } }: { token: string; linked: Linked }) {
  const { t } = useLingui();
  const now = useNow();
  const { press, busy, done, error } = useLinkedAnswer(token);
  if (done) return <RequestAnswered request={done} focused />;
  if (error && isEnded(error)) return <LinkEnded />;
  const name = isolate(request.userInfo[0]?.userName ?? '');
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
      <StayFacts request={request} />
      <FormAlert>{error && sayTold(toldOf(error))}</FormAlert>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={busy} onClick={press} className="max-sm:grow">
          {answer === 'accept' ? <Trans>Accept</Trans> : <Trans>Decline</Trans>}
        </Button>
        <TextLink to={paths.vendorPendingBookings}>
          <Trans>Log in to see all requests</Trans>
        </TextLink>
      </div>
    </div>
  );
}

/** Gives the answer of a link, once at a time. */
function useLinkedAnswer(token: string) {
  const send = useSend('answerByLink', ['getVendorFigures', 'listVendorPendingRequests', 'listVendorBookings']);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ done?: BookingRequest; error?: ApiError }>({});
  async function answer() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const { answer: given, error } = await outcomeOf(send({ body: { token } }));
    setSent(given ? { done: given.data.request } : { error });
    setBusy(false);
    underWay.current = false;
  }
  return { press: () => void answer(), busy, ...sent };
}
