import { Trans } from '@lingui/react/macro';
import { coveredWords } from '../../../../../shared/rules/coveredWords.ts';
import { Button } from '../../../components/Button.tsx';
import { useOnline } from '../../../offline/useOnline.ts';
import { tryAgain } from '../unsent/sendUnsent.ts';
import { dropUnsent, type UnsentMessage } from '../unsent/unsentMessages.ts';
import { Bubble } from './Bubble.tsx';
import { messageField } from './messageField.ts';

interface Props {
  messages: readonly UnsentMessage[];
  agreed: boolean;
  /** Puts the text of one back into the field. */
  onChange?: (message: UnsentMessage) => void;
}

/** The messages of a thread that are not sent yet, below all others. */
export function UnsentBubbles({ messages, agreed, onChange }: Props) {
  if (messages.length === 0) return null;
  return (
    <ol className="grid gap-3">
      {messages.map((message) => (
        <li key={message.requestKey} className="grid min-w-0">
          <Bubble
            own
            text={agreed ? message.text : coveredWords(message.text)}
            at={new Date(message.at)}
            state={<State message={message} />}
            {...message.stay}
          >
            {onChange && <Ways message={message} onChange={onChange} />}
          </Bubble>
        </li>
      ))}
    </ol>
  );
}

function State({ message: { refused, unconfirmed } }: { message: UnsentMessage }) {
  const online = useOnline();
  if (refused !== undefined)
    return (
      <span role="alert" className="text-poppy">
        <Trans>Not sent. {refused}</Trans>
      </span>
    );
  if (unconfirmed) return <Trans>Waits for your email</Trans>;
  return online ? <Trans>On its way</Trans> : <Trans>Waits for a connection</Trans>;
}

/** Buttons of a message that was refused, or waits. */
function Ways({ message, onChange }: { message: UnsentMessage } & Required<Pick<Props, 'onChange'>>) {
  const online = useOnline();
  const { refused, unconfirmed, requestKey, tried } = message;
  if (refused === undefined && !unconfirmed && online && !tried) return null;
  const change = () => {
    dropUnsent(requestKey);
    onChange(message);
    messageField()?.focus();
  };
  return (
    <p className="flex flex-wrap justify-end gap-x-2">
      {refused !== undefined && (
        <Button variant="quiet" onClick={() => tryAgain(message)}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <Button variant="quiet" onClick={change}>
        {refused === undefined ? <Trans>Take it back</Trans> : <Trans>Change it</Trans>}
      </Button>
    </p>
  );
}
