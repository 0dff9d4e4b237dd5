import { Trans } from '@lingui/react/macro';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { lazyPart } from '../../../components/lazyPart.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { fromHistory } from '../../../historyState.ts';
import { RequestSheet } from './RequestSheet.tsx';
import type { StayForm } from './StayForm.tsx';
import { useWide } from './useWide.ts';

type FormProps = ComponentProps<typeof StayForm>;

const load = async () => (await import('./StayForm.tsx')).StayForm;

const Form = lazyPart(load, FormMissing);

type Props = Omit<FormProps, 'action'>;

/** Book Now: on a wide screen the form stands in the panel, on a phone a button opens it. */
export function BookRoom(props: Props) {
  const { room } = props;
  const wide = useWide();
  // Who comes to change what he asks for need not press the button again.
  const [opened, setOpened] = useState(fromHistory(useLocation().state, 'ask') === true);
  // On a poor line the form is there when the button is pressed.
  useEffect(() => void load().catch(() => {}), []);
  if (wide) {
    return (
      <div className="mt-4 basis-full">
        <LazyForm {...props} action={<Trans>Book Now</Trans>} />
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
          <LazyForm {...props} action={<Trans>Continue</Trans>} />
        </RequestSheet>
      )}
    </>
  );
}

function LazyForm(props: FormProps) {
  return (
    <Suspense fallback={<Skeletons className="grid gap-4" shapes={['h-18 w-full', 'h-78 w-full', 'h-11 w-full']} />}>
      <Form {...props} />
    </Suspense>
  );
}

function FormMissing() {
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
