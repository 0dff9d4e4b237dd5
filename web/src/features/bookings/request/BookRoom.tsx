import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { fromHistory } from '../../../historyState.ts';
import type { ChosenDays } from '../stay/chosenDays.ts';
import type { AskedRoom } from './bookingDraft.ts';
import { RequestSheet } from './RequestSheet.tsx';
import type { StayForm } from './StayForm.tsx';
import { useWide } from './useWide.ts';

type FormProps = ComponentProps<typeof StayForm>;

const load = () => import('./StayForm.tsx');

const Form = lazy<ComponentType<FormProps>>(() =>
  load().then(
    ({ StayForm }) => ({ default: StayForm }),
    () => ({ default: FormMissing }),
  ),
);

interface Props {
  room: AskedRoom;
  /** Told of the days that are chosen. */
  onDays: (days: ChosenDays) => void;
}

/** Book Now: on a wide screen the form stands in the panel, on a phone a button opens it. */
export function BookRoom({ room, onDays }: Props) {
  const wide = useWide();
  // Who comes to change what he asks for need not press the button again.
  const [opened, setOpened] = useState(fromHistory(useLocation().state, 'ask') === true);
  // On a poor line the form is there when the button is pressed.
  useEffect(() => void load().catch(() => {}), []);
  if (wide) {
    return (
      <div className="mt-4 basis-full">
        <LazyForm room={room} onDays={onDays} action={<Trans>Book Now</Trans>} />
      </div>
    );
  }
  return (
    <>
      <Button className="shrink-0" onClick={() => setOpened(true)}>
        <Trans>Book Now</Trans>
      </Button>
      {opened && (
        <RequestSheet
          title={
            <Trans>
              Room {room.roomNumber}, <bdi lang={langOf(room.hotelName)}>{room.hotelName}</bdi>
            </Trans>
          }
          onClose={() => setOpened(false)}
        >
          <LazyForm room={room} onDays={onDays} action={<Trans>Continue</Trans>} />
        </RequestSheet>
      )}
    </>
  );
}

function LazyForm(props: FormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form {...props} />
    </Suspense>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-78 w-full" />
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>
  );
}

function FormMissing(_: FormProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        <Trans>The form did not load. Check your connection and try again.</Trans>
      </p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
