import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import type { ToastKind } from './toasts.ts';

const icons = { success: 'check', error: 'warning', waiting: 'guests' } as const satisfies Record<ToastKind, IconName>;

const colours: Record<ToastKind, string> = { success: 'text-juniper', error: 'text-poppy', waiting: 'text-glacier' };

const grounds: Record<ToastKind, string> = {
  success: 'border border-hairline bg-paper shadow-lift',
  error: 'bg-poppy-pale',
  waiting: 'border border-hairline bg-paper shadow-lift',
};

interface Props {
  kind: ToastKind;
  message: string;
  onDismiss: () => void;
}

/** The sentence of a toast, with the button that takes it away; so does Escape while the button has the focus. */
export function ToastCard({ kind, message, onDismiss }: Props) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the button inside
    <div
      onKeyDown={onKeyDown}
      className={`pointer-events-auto flex items-start gap-3 rounded-control py-1.5 ps-4 pe-1.5 text-walnut transition-opacity duration-200 motion-safe:starting:opacity-0 ${grounds[kind]}`}
    >
      <Icon name={icons[kind]} className={`mt-3 size-5 ${colours[kind]}`} />
      <p className="min-w-0 grow py-2.5 wrap-anywhere">{message}</p>
      <IconButton
        label={kind === 'waiting' ? t`Stop` : t`Dismiss`}
        icon="close"
        className="rounded-control text-bark hover:text-walnut [&>svg]:size-4.5"
        onPress={onDismiss}
      />
    </div>
  );
}
