import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';

interface Props {
  title: ReactNode;
  form: ComponentProps<'form'>;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form of one part of the rates: its name, its fields, and the buttons that save it or leave it. */
export function PartFrame({ title, form, busy, onClose, children }: Props) {
  const heading = useId();
  return (
    <form {...form} aria-labelledby={heading} className="grid max-w-xl gap-5 rounded-panel bg-drift p-5 sm:p-6">
      <h3 id={heading} className="text-xl wrap-anywhere">
        {title}
      </h3>
      {children}
      <FormAlert />
      <FormButtons busy={busy} onLeave={onClose}>
        <Trans>Save</Trans>
      </FormButtons>
    </form>
  );
}
