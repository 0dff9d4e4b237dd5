import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import { addDays, anyDay } from '../../../../shared/rules/dates.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ownBookingPath } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { formatDay, formatNights, formatStay } from '../../words/days.ts';
import { EventLook } from '../calendars/EventLook.tsx';
import { CloseNights, type LookProps, type PanelProps } from './CloseNights.tsx';
import { ClosingLook } from './ClosingLook.tsx';
import { heldNightsOf } from './monthNights.ts';
import { StayLook } from './StayLook.tsx';

/** The nights that are chosen: the way to close them, or who has them. On a phone it stays at the bottom. */
export function NightsPanel(props: PanelProps) {
  const { t } = useLingui();
  const id = useId();
  const panel = useBesideNights();
  const { property, chosen, onLeave } = props;
  const { roomNumber, first, last, act } = chosen;
  const held = heldNightsOf(property, chosen);
  if (act === 'look' && !held) return null;
  const count = countOf(first, last);
  const chosenDays = count > 0 ? formatNightsFrom(first, last) : t`choose the nights`;
  const days = held ? formatStay(held.from, held.to) : chosenDays;
  return (
    <section
      ref={panel}
      data-bar
      aria-labelledby={id}
      className="sticky bottom-0 z-20 grid gap-4 rounded-t-panel bg-drift p-5 shadow-lift max-md:-mx-[clamp(1.125rem,4vw,2.5rem)] max-md:px-[clamp(1.125rem,4vw,2.5rem)] max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))] md:bottom-4 md:rounded-panel"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="min-w-0">
          <h4 id={id} className="numbers font-semibold wrap-anywhere">
            <Trans>
              Room {roomNumber}, {days}
            </Trans>
          </h4>
          {act === 'close' && (
            <p className="numbers text-bark">
              <Trans>{formatNights(count)} to close</Trans>
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          className="-me-2 -mt-2 size-11 shrink-0"
          aria-label={t`Choose no nights`}
          onClick={onLeave}
        >
          <Icon name="close" />
        </Button>
      </div>
      {act === 'close' && <FreeNights {...props} />}
      {held && held.kind !== 'closed' && <HeldLook {...props} held={held} />}
      {held?.kind === 'closed' && <ClosingLook key={`${held.closingId}-${roomNumber}`} {...props} held={held} />}
    </section>
  );
}

/** A stay, or an event of another calendar; of one whose calendar is gone nothing is known. */
function HeldLook(props: LookProps) {
  const session = useSession();
  const { kind, eventId, from, to } = props.held;
  if (kind === 'booked' || eventId === undefined || !session) return <StayLook {...props} />;
  return <EventLook key={eventId} vendorId={session.id} eventId={eventId} from={from} to={to} />;
}

/** Free nights: the way to enter a booking of one's own, and to close them. */
function FreeNights(props: PanelProps) {
  const { first, last } = props.chosen;
  return (
    <>
      {countOf(first, last) > 0 && (
        <p>
          <ButtonLink to={ownBookingPath(props.chosen, first, addDays(last, 1))} variant="secondary">
            <Trans>Booking</Trans>
          </ButtonLink>
        </p>
      )}
      <CloseNights key={props.chosen.roomNumber} {...props} />
    </>
  );
}

/** From the first night to the last: `12 to 14 July`, or the one. */
function formatNightsFrom(first: string, last: string): string {
  return first === last ? formatDay(first) : formatStay(first, last);
}

/** A text that is no day yet counts none. */
function countOf(first: string, last: string): number {
  return anyDay(first) && anyDay(last) ? nightsBetween(first, addDays(last, 1)) : 0;
}

/** Where the panel would cover the nights that it is about, the page moves on, so that the last of them can be pressed. */
function useBesideNights() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const nights = panel.current?.parentElement?.querySelector('[aria-pressed=true]')?.getBoundingClientRect();
    const top = panel.current?.getBoundingClientRect().top;
    if (nights && top !== undefined && nights.bottom > top) {
      window.scrollBy({ top: nights.bottom - top + besideNights, behavior: 'instant' });
    }
  }, []);
  return panel;
}

/** Pixels between the nights and the panel: as many as show the next room. */
const besideNights = 48;
