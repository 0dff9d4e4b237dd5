import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { lazyPart } from '../../../components/lazyPart.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { useModal } from '../../../components/useModal.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { fromHistory } from '../../../historyState.ts';
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

interface RequestSheetProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A page over the page, for phones. The browser keeps the focus inside; Escape and going back close it. */
function RequestSheet({ title, onClose, children }: RequestSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const modal = useModal(onClose, { covering: true });
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="m-0 h-dvh max-h-none w-screen max-w-none scroll-pt-16 scroll-pb-44 overscroll-contain bg-snow px-4.5 text-walnut"
    >
      <div className="sticky top-0 z-10 -mx-4.5 mb-3 flex items-center justify-between gap-3 bg-snow ps-4.5 pe-2 pt-2 pb-1">
        <h2 id={id} className="min-w-0 text-xl wrap-anywhere line-clamp-2">
          {title}
        </h2>
        <IconButton
          icon="close"
          label={t`Close`}
          onPress={onClose}
          className="rounded-control text-walnut [&>svg]:size-6"
        />
      </div>
      <div className="mx-auto max-w-lg">{children}</div>
    </dialog>
  );
}
