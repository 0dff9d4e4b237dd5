import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { noteField } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (note: string) => void;
}

/** A note for the owner, for whoever has one to write. */
export function NoteField({ value, error, onChange }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  if (!opened && value === '') {
    return (
      <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setOpened(true)}>
        <Icon name="plus" className="size-4" />
        <Trans>Add a note for the owner</Trans>
      </Button>
    );
  }
  const left = noteField.maxLength - value.length;
  return (
    <TextArea
      name="note"
      label={t`Note for the owner`}
      hint={left < 100 ? t`${left} characters left` : t`When you arrive, or what you need. You may leave it out.`}
      error={error}
      required={false}
      rows={3}
      maxLength={noteField.maxLength}
      autoFocus={opened}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
