import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useModal } from '../../../components/useModal.ts';
import { FormAlert } from '../../../forms/FormAlert.tsx';

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A page over the page on a phone, and a window on a wide screen. The browser keeps the focus inside; Escape and going back close it. */
export function RequestSheet({ title, onClose, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const modal = useModal(onClose, { covering: true });
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="m-0 h-dvh max-h-none w-screen max-w-none scroll-pt-16 scroll-pb-44 overscroll-contain bg-snow px-4.5 text-walnut backdrop:bg-[rgb(var(--shade)/0.45)] lg:m-auto lg:h-[min(56rem,94dvh)] lg:w-full lg:max-w-xl lg:rounded-panel"
    >
      <div className="sticky top-0 z-10 -mx-4.5 mb-3 flex items-center justify-between gap-3 bg-snow ps-4.5 pe-2 pt-2 pb-1">
        <h2 id={id} className="min-w-0 text-xl wrap-anywhere line-clamp-3">
          {title}
        </h2>
        <IconButton
          icon="close"
          label={t`Close`}
          onPress={onClose}
          className="rounded-control text-walnut [&>svg]:size-6"
        />
      </div>
      <div className="mb-4 has-[>:empty]:mb-0">
        <FormAlert />
      </div>
      <div className="mx-auto max-w-lg">{children}</div>
    </dialog>
  );
}
