import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { useModal } from './useModal.ts';

interface Props {
  title: ReactNode;
  /** The consequence. */
  children: ReactNode;
  /** The label of the button that confirms. */
  action: ReactNode;
  /** The label of the button that leaves all as it is. */
  keep?: ReactNode;
  busy: boolean;
  /** It was chosen before what is asked, so that Enter confirms it. */
  chosen?: boolean;
  /** The id of a form inside that the button sends, in place of `onConfirm`. */
  form?: string;
  onConfirm?: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The browser keeps the focus inside, and Escape cancels. While the call is
 * under way nothing does: it could not be taken back.
 */
export function ConfirmDialog({ title, children, action, keep, busy, chosen, form, onConfirm, onCancel }: Props) {
  const id = useId();
  const confirms = useRef<HTMLButtonElement>(null);
  const modal = useModal(() => busy || onCancel(), { onOpened: () => chosen && confirms.current?.focus() });
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="m-auto w-[min(26rem,calc(100vw-2.25rem))] rounded-panel bg-paper p-6 text-walnut shadow-lift backdrop:bg-[rgb(var(--shade)/0.45)]"
    >
      <h2 id={id} className="text-2xl wrap-anywhere">
        {title}
      </h2>
      <div className="mt-2 text-bark">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={busy} onClick={onCancel}>
          {keep ?? <Trans>Keep it</Trans>}
        </Button>
        <Button ref={confirms} busy={busy} {...(form ? { type: 'submit', form } : { onClick: onConfirm })}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
