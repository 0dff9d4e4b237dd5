import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A page over the page, for phones. The browser keeps the focus inside; Escape and going back close it. */
export function RequestSheet({ title, onClose, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      document.documentElement.classList.remove('overflow-hidden');
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none scroll-pt-16 scroll-pb-44 overscroll-contain bg-snow px-4.5 text-walnut"
    >
      <div className="sticky top-0 z-10 -mx-4.5 mb-3 flex items-center justify-between gap-3 bg-snow ps-4.5 pe-2 pt-2 pb-1">
        <h2 id={id} className="min-w-0 text-xl wrap-anywhere line-clamp-2">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control text-walnut"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="mx-auto max-w-lg">{children}</div>
    </dialog>
  );
}
