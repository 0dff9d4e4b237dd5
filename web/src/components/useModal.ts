import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Options {
  /** The dialog covers the page, which must not scroll behind it. */
  covering?: boolean;
  onOpened?: () => void;
}

/** Opens a dialog, inside which the browser keeps the focus. Escape and going back cancel it. */
export function useModal(cancel: () => void, { covering = false, onOpened }: Options = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useRef(onOpened);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    opened.current?.();
    if (covering) document.documentElement.classList.add('overflow-hidden');
    return () => {
      if (covering) document.documentElement.classList.remove('overflow-hidden');
      // The dialog closes before it leaves the document, so that the browser gives the focus back to where it was.
      dialog?.close();
    };
  }, [covering]);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    cancel();
  };
  return { ref, onCancel };
}
