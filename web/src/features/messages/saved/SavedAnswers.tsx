import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { useSession } from '../../../session.ts';
import { messageField } from '../thread/messageField.ts';
import { AnswerSheet } from './AnswerSheet.tsx';

interface Props {
  /** The message that is being written. */
  typed: string;
  /** Puts another text into its place. */
  onUse: (text: string) => void;
}

/** Opens the answers that the house keeps to use them again. */
export function SavedAnswers({ typed, onUse }: Props) {
  const [opened, setOpened] = useState(false);
  const vendorId = useSession()?.id;
  if (vendorId === undefined) return null;
  const use = (text: string) => {
    onUse(typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`);
    closeAndFocus(() => setOpened(false), messageField());
  };
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-2 -mb-1 justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Trans>Saved answers</Trans>
      </Button>
      {opened && <AnswerSheet {...{ vendorId, typed }} onUse={use} onClose={() => setOpened(false)} />}
    </>
  );
}
