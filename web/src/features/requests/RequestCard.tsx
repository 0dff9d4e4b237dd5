import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { formatStay } from '../../words/days.ts';
import { comma } from '../../words/lists.ts';
import type { Booking, StayRoom } from '../bookings/stay/booking.ts';
import { PhoneLinks } from '../bookings/stay/PhoneLinks.tsx';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { StayFacts } from '../bookings/stay/StayFacts.tsx';
import { AcceptSheet } from './AcceptSheet.tsx';
import { AnswerBy } from './AnswerBy.tsx';
import { type Answer, type AnswerResult, sayRefusal, sayResult } from './answers.ts';
import { DeclineSheet } from './DeclineSheet.tsx';
import { GuestCard } from './GuestCard.tsx';
import { HostNote } from './HostNote.tsx';
import { MessageGuest } from './MessageGuest.tsx';
import { NightsWarning } from './NightsWarning.tsx';
import { RefuseGuest } from './RefuseGuest.tsx';
import type { RequestView } from './requestViews.ts';
import type { AnswerControls } from './useAnswering.ts';
import { useFocusOfButtons } from './useFocusOfButtons.ts';
import { WishOfGuest } from './WishOfGuest.tsx';

interface Props {
  view: RequestView;
  rivals: readonly string[];
  /** The answers that this page offers. */
  offers: readonly Answer[];
  answering: AnswerControls;
  /** Hears whether nights of the request are taken already. */
  onBlocked: (id: string, isBlocked: boolean) => void;
  now: Date;
}

/** A request with the buttons that answer it, or with the result. */
export function RequestCard({ view: { request, waits, result }, rivals, offers, answering, onBlocked, now }: Props) {
  const warning = useId();
  const { name } = request.guest;
  return (
    <GuestCard name={name} aside={waits && <AnswerBy instant={request.answerBy} now={now} />}>
      {waits ? (
        <>
          <StayFacts booking={request} />
          {request.newcomer && <NewGuest />}
          <WishOfGuest booking={request} name={name} />
          <MessageGuest booking={request} />
          <HostNote booking={request} />
          <NightsWarning id={warning} request={request} rivals={rivals} onBlocked={onBlocked} />
          <AnswerButtons
            request={request}
            refusal={sayRefusal(result)}
            describedBy={warning}
            offers={offers}
            answering={answering}
          />
        </>
      ) : (
        result && <AnsweredRequest request={request} result={result} />
      )}
    </GuestCard>
  );
}

function NewGuest() {
  return (
    <p className="text-bark">
      <Trans>New on Sarai: the account is less than a day old, and had no stay yet.</Trans>
    </p>
  );
}

interface ButtonsProps extends Pick<Props, 'offers' | 'answering'> {
  request: Booking;
  /** Why the last answer did not succeed. */
  refusal: string | undefined;
  /** The id of the warning about nights. */
  describedBy: string;
}

/** Each answer is asked for once more, in a sheet that says what follows from it. */
function AnswerButtons({ request, refusal, describedBy, offers, answering }: ButtonsProps) {
  const { t } = useLingui();
  const session = useSession();
  const [asked, setAsked] = useState<Answer>();
  const { _id: id, guest } = request;
  const { name } = guest;
  const sending = answering.busyWith(id);
  const control = (answer: Answer) => ({
    busy: sending === answer,
    'aria-disabled': sending !== undefined,
    onClick: () => setAsked(answer),
  });
  const sheet = { request, answering, onClose: () => setAsked(undefined) };
  return (
    <>
      <FormAlert>{asked ? undefined : refusal}</FormAlert>
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
        {offers.includes('reject') && !session?.staff && <RefuseGuest request={request} answering={answering} />}
      </div>
      {asked === 'accept' && <AcceptSheet {...sheet} />}
      {asked === 'reject' && <DeclineSheet {...sheet} />}
    </>
  );
}

/** The result of an answer in the place of the buttons; after an accept also the number of the guest. */
function AnsweredRequest({ request, result }: { request: Booking; result: AnswerResult }) {
  const outcome = 'outcome' in result ? result.outcome : undefined;
  const accepted = outcome === 'accepted';
  const place = useFocusOfButtons(outcome !== 'not_waiting');
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={`grid gap-3 rounded-panel p-5 outline-none ${accepted ? 'bg-juniper-pale' : 'bg-drift'}`}
    >
      <p className="flex items-start gap-3">
        <OutcomeIcon outcome={outcome} />
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{sayResult(result)}</strong>{' '}
          <span className="numbers text-bark">
            {formatRooms(roomsOf(request, result))}
            {comma}
            {formatStay(request.checkIn, request.checkOut)}
          </span>
        </span>
      </p>
      {accepted && <AcceptedGuest guest={request.guest} />}
      {(accepted || outcome === 'unknown') && (
        <TextLink to={paths.vendorActiveBookings}>
          <Trans>Active Bookings</Trans>
        </TextLink>
      )}
    </div>
  );
}

/** The rooms that an acceptance took; else those that were asked for. */
function roomsOf({ rooms }: Booking, result: AnswerResult): readonly Pick<StayRoom, 'roomNumber'>[] {
  const taken = 'outcome' in result ? result.roomNumbers : undefined;
  return taken?.map((roomNumber) => ({ roomNumber })) ?? rooms;
}

function OutcomeIcon({ outcome }: { outcome: string | undefined }) {
  if (outcome === 'unknown') return <Icon name="warning" className="mt-0.5 size-5 text-apricot-deep" />;
  const accepted = outcome === 'accepted';
  return (
    <Icon name={accepted ? 'check' : 'close'} className={`mt-0.5 size-5 ${accepted ? 'text-juniper' : 'text-bark'}`} />
  );
}

/** The guest can be called at once. */
function AcceptedGuest({ guest: { name, contactNumber } }: { guest: Booking['guest'] }) {
  return (
    <>
      <p>
        <Trans>
          <bdi lang={langOf(name)}>{name}</bdi> is told by mail, with the address and your number.
        </Trans>
      </p>
      <PhoneLinks name={name} number={contactNumber} />
    </>
  );
}
