import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { lazyPart } from '../../../components/lazyPart.tsx';
import type { ChangeStaySheet } from './ChangeStaySheet.tsx';

const Sheet = lazyPart(async () => (await import('./ChangeStaySheet.tsx')).ChangeStaySheet);

interface Props extends Omit<ComponentProps<typeof ChangeStaySheet>, 'onClose' | 'onDone'> {
  /** The name of the button. */
  label: string;
  children: ReactNode;
}

/** A button that opens the form of another stay; the card has the focus once it was sent. */
export function ChangeStay({ label, children, ...sheet }: Props) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpened(false);
  return (
    <div ref={place} className="md:col-span-2">
      <Button variant="quiet" className="-ms-2" aria-label={label} onClick={() => setOpened(true)}>
        {children}
      </Button>
      {opened && (
        <Suspense>
          <Sheet {...sheet} onClose={close} onDone={() => closeAndFocus(close, place.current?.closest('article'))} />
        </Suspense>
      )}
    </div>
  );
}
