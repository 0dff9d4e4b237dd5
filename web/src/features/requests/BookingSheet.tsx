import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useModal } from '../../components/useModal.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';

interface Props {
  /** Name of the guest. */
  name: string;
  onClose: () => void;
  children: ReactNode;
}

/** A booking above the page: at the bottom of a phone's screen, in the middle of a wider one. Escape closes it. */
export function BookingSheet({ name, onClose, children }: Props) {
  const { t } = useLingui();
  const modal = useModal(onClose, { covering: true });
  return (
    <dialog
      {...modal}
      aria-label={t`Booking of ${name}`}
      className="m-auto max-h-[92dvh] w-[min(42rem,100vw-2rem)] overflow-y-auto overscroll-contain rounded-panel bg-snow px-6 pb-2 text-walnut shadow-lift backdrop:bg-[rgb(var(--shade)/0.45)] max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:px-4.5 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="sticky top-0 z-10 -mx-3 flex justify-end bg-snow pt-2">
        <Button variant="quiet" className="size-11" aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <FormAlert />
      <div>{children}</div>
    </dialog>
  );
}
