import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { AnswerBy } from './AnswerBy.tsx';
import { AnsweredRequest } from './AnsweredRequest.tsx';
import { type Answer, sayRefusal } from './answers.ts';
import { NightsWarning } from './NightsWarning.tsx';
import { StayFacts } from './StayFacts.tsx';
import type { ShownRequest } from './shownRequests.ts';
import type { Answering } from './useAnswering.ts';

interface Props {
  shown: ShownRequest;
  rivals: readonly string[];
  /** What can be answered on this page. */
  offers: readonly Answer[];
  answering: Answering;
  now: Date;
}

/** A request with the buttons that answer it, or what became of it. */
export function RequestCard({ shown: { request, waits, told }, rivals, offers, answering, now }: Props) {
  const id = useId();
  const name = request.userInfo[0]?.userName ?? '';
  return (
    <article aria-labelledby={id} className="grid gap-4 py-7 first:pt-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id={id}
          dir="auto"
          lang={langOf(name)}
          className="max-w-full text-2xl wrap-anywhere [&:lang(ur)]:leading-[2.1]"
        >
          {name}
        </h2>
        {waits && <AnswerBy instant={request.answerBy} now={now} />}
      </header>
      {waits ? (
        <>
          <StayFacts request={request} />
          <NightsWarning id={`${id}-warning`} request={request} rivals={rivals} />
          <Refused>{sayRefusal(told)}</Refused>
          <AnswerButtons
            id={request._id}
            name={name}
            describedBy={`${id}-warning`}
            offers={offers}
            answering={answering}
          />
        </>
      ) : (
        told && <AnsweredRequest request={request} told={told} />
      )}
    </article>
  );
}

/** The live region is always there, so that screen readers announce its text. */
function Refused({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && <p className="rounded-control bg-poppy-pale px-4 py-3">{children}</p>}
    </div>
  );
}

interface ButtonsProps extends Pick<Props, 'offers' | 'answering'> {
  id: string;
  name: string;
  /** What speaks against accepting. */
  describedBy: string;
}

function AnswerButtons({ id, name, describedBy, offers, answering }: ButtonsProps) {
  const { t } = useLingui();
  const sending = answering.busyWith(id);
  const control = (answer: Answer) => ({
    busy: sending === answer,
    'aria-disabled': sending !== undefined,
    onClick: () => void answering.answerOne(id, answer),
  });
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {offers.includes('accept') && (
        <Button
          {...control('accept')}
          aria-label={t`Accept ${name}`}
          aria-describedby={describedBy}
          className="max-sm:grow"
        >
          <Trans>Accept</Trans>
        </Button>
      )}
      {offers.includes('reject') && (
        <Button {...control('reject')} variant="secondary" aria-label={t`Decline ${name}`} className="max-sm:grow">
          <Trans>Decline</Trans>
        </Button>
      )}
    </div>
  );
}
